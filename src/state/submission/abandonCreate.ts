import type { AppThunk } from '../root';
import { createSettled } from '../slices/lead';

/** Abandons a create that the server may have processed, so that the next create has an unused key. Only the applicant can decide this. */
export function abandonCreate(): AppThunk {
  return (dispatch, getState) => {
    dispatch(createSettled({ attempt: getState().leadApplication.attempt + 1 }));
  };
}
