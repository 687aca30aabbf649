import type { AppThunk } from './root';

/** Writes pending changes to the storages now instead of after the next paint. */
export const persistNow =
  (): AppThunk =>
  (_dispatch, _getState, { flush }) =>
    flush();
