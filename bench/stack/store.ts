import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export type Answers = Readonly<Record<string, string | boolean>>;

const none: Answers = {};

const answersSlice = createSlice({
  name: 'answers',
  initialState: none,
  reducers: {
    answered: (state, { payload }: PayloadAction<Answers>) => ({ ...state, ...payload }),
    begunAgain: () => none,
  },
});

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    sendLead: build.mutation<null, Answers>({
      query: (body) => ({ url: '/lead', method: 'POST', body, responseHandler: 'text' }),
    }),
  }),
});

/** The answers so far, and the calls. */
export function makeStore() {
  return configureStore({
    reducer: { answers: answersSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware),
  });
}

export type State = ReturnType<ReturnType<typeof makeStore>['getState']>;
export const { answered, begunAgain } = answersSlice.actions;
export const { useSendLeadMutation } = api;
