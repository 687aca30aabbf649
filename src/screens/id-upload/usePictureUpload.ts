import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppStore } from '../storeHooks';
import {
  getErrorCodes,
  isRequestPending,
  isWaitingForNetwork,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import type { DocumentSide } from '../../domain/documents/pictures';
import { selectRequestStatus } from '../../state/selectors/journey';
import type { PictureUpload } from '../../state/submission/uploadPictures';
import { loadPictures } from '../loadPictures';
import type { ScreenRequest } from '../parts/requests/useRequest';

/** The sent and the total bytes. Both are zero before the first progress event. */
export interface UploadedBytes {
  readonly sent: number;
  readonly total: number;
}

export interface PictureUploadState {
  readonly status: RequestStatus;
  /** Null if no upload is running, also between two attempts. */
  readonly progress: UploadedBytes | null;
  /** Whether the displayed status belongs to another request, or the server demands a delay. */
  readonly isBlocked: boolean;
  readonly isCancelled: boolean;
  /** Whether the server has accepted the pictures of this form. */
  readonly isAccepted: boolean;
  /** The server's error code for the picture that is currently selected for a side. */
  readonly getErrorCode: (side: DocumentSide, picture: File) => string | undefined;
  /** Resolves with the sides that the server rejected. */
  readonly upload: (pictures: PictureUpload) => Promise<readonly DocumentSide[]>;
  readonly cancel: () => void;
  /** Takes back what waits for the network, an upload or skipping it, because another picture is selected. It would be sent by itself. */
  readonly withdraw: () => void;
}

const nothingSent: UploadedBytes = { sent: 0, total: 0 };
const sides: readonly DocumentSide[] = ['front', 'back'];

/** Uploads the pictures, one upload at a time. Unmounting cancels it. */
export function usePictureUpload(request: ScreenRequest): PictureUploadState {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { status } = request;
  const [progress, setProgress] = useState<UploadedBytes | null>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [attempted, setAttempted] = useState<PictureUpload | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const isSending = progress !== null && isRequestPending(status);

  const cancel = () => {
    controller.current?.abort();
    controller.current = null;
    setProgress(null);
    setIsCancelled(true);
  };

  const codes = getErrorCodes(status);
  return {
    status,
    progress: isSending ? progress : null,
    isBlocked: (progress === null && isRequestPending(status)) || isWaitingForServer(status),
    isCancelled,
    isAccepted: attempted !== null && status.kind === 'saved',
    getErrorCode: (side, picture) => (attempted?.[side] === picture ? codes[side] : undefined),
    upload: async (pictures) => {
      controller.current?.abort();
      const current = new AbortController();
      controller.current = current;
      setAttempted(pictures);
      setIsCancelled(false);
      setProgress(nothingSent);
      const onProgress = (sent: number, total: number) => {
        if (controller.current === current) setProgress({ sent, total });
      };
      const { uploadPictures } = await loadPictures();
      await dispatch(uploadPictures(pictures, { onProgress, signal: current.signal }));
      if (controller.current !== current) return [];
      setProgress(null);
      const rejected = getErrorCodes(selectRequestStatus(store.getState(), 'stateAction'));
      return sides.filter((side) => rejected[side] !== undefined);
    },
    cancel,
    withdraw: () => {
      if (!isWaitingForNetwork(status)) return;
      request.withdraw();
      if (progress !== null) cancel();
    },
  };
}
