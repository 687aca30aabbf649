import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the whole page is loading (specification, section 4). */
const slice = createSlice({
  name: 'isLoading',
  initialState: false,
  reducers: { loadingSet: (_state, { payload }: PayloadAction<boolean>) => payload },
});

export const isLoadingReducer = slice.reducer;
export const { loadingSet } = slice.actions;
