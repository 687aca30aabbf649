import type { AppThunk, RootState } from './root';

/** Reads the present state in an event. The store that components get has the state of the build while the built screen hydrates. */
export const readState = (): AppThunk<RootState> => (_dispatch, getState) => getState();
