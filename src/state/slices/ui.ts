import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UiColors } from '../../domain/pages/looks/uiColors';

const initialState: { readonly colors: UiColors } = { colors: {} };

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    /** Merges the new colours into the old ones. */
    colorsSet: (state, { payload }: PayloadAction<UiColors>) => ({
      colors: { ...state.colors, ...payload },
    }),
  },
});

export const uiReducer = slice.reducer;
export const { colorsSet } = slice.actions;
