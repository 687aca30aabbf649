import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

export type ReferenceAnswers = Readonly<Record<string, string | boolean>>;

const noAnswers: ReferenceAnswers = {};

const answersSlice = createSlice({
  name: 'answers',
  initialState: noAnswers,
  reducers: {
    answersSaved: (state, { payload }: PayloadAction<ReferenceAnswers>) => ({ ...state, ...payload }),
    formRestarted: () => noAnswers,
  },
});

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    sendLead: build.mutation<null, ReferenceAnswers>({
      query: (body) => ({ url: '/lead', method: 'POST', body, responseHandler: 'text' }),
    }),
  }),
});

/** Creates the store of the answers and the API. */
export function createReferenceStore() {
  return configureStore({
    reducer: { answers: answersSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

export type ReferenceState = ReturnType<ReturnType<typeof createReferenceStore>['getState']>;
export const { answersSaved, formRestarted } = answersSlice.actions;
export const { useSendLeadMutation } = api;
