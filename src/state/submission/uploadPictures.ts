import { api } from '../../api/api';
import { toCallResult, type CallResult } from '../../api/callResult';
import type { Envelope } from '../../api/envelope';
import type { AppThunk } from '../root';
import type { Attempt } from './context';
import { getSeenState, isLaneBusy } from '../selectors/journey';
import { sendForLead, resetRequestStatus } from './sendOnce';

export interface PictureUpload {
  readonly front: File;
  readonly back?: File;
}

/** How the caller observes and stops an upload. */
export interface UploadOptions {
  /** Receives the number of bytes sent, and the number in total. */
  readonly onProgress: (sent: number, total: number) => void;
  /** Stops the upload at any point and resets its status. */
  readonly signal: AbortSignal;
}

/** Uploads the pictures of a document as an action of its screen. They are never stored. */
export function uploadPictures(
  pictures: PictureUpload,
  { onProgress, signal }: UploadOptions,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, extra) => {
    const { id } = getState().leadApplication.application;
    if (id === undefined || isLaneBusy(getState(), 'stateAction') || signal.aborted) return;
    const body = { id, ...getSeenState(getState()), ...pictures };
    const send = async ({ getKey }: Attempt): Promise<CallResult<Envelope>> => {
      const argument = { body, idempotencyKey: getKey(body), onUploadProgress: onProgress };
      const upload = dispatch(api.endpoints.idUpload.initiate(argument, { track: false }));
      const abort = () => upload.abort();
      signal.addEventListener('abort', abort);
      const result = toCallResult(await upload);
      signal.removeEventListener('abort', abort);
      return nameTooLarge(result, pictures);
    };
    signal.addEventListener('abort', () => resetRequestStatus('stateAction', { dispatch, getState }));
    try {
      await sendForLead({ key: 'stateAction', action: null }, send, { dispatch, getState, extra, signal });
    } catch (error) {
      // A wait between two attempts rejects when the upload is stopped.
      if (!signal.aborted) throw error;
    }
  };
}

/** A 413 states a reason without a field: the size. It is shown beside every picture of the request. */
function nameTooLarge(result: CallResult<Envelope>, { back }: PictureUpload): CallResult<Envelope> {
  if (result.error?.kind !== 'refused' || result.error.status !== 413) return result;
  const errors = { front: 'file_size', ...(back === undefined ? {} : { back: 'file_size' }) };
  return { error: { kind: 'field-errors', errors } };
}
