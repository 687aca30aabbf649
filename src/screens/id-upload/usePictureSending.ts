import { useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { isUnderWay, isWaiting, type Sending } from '../../domain/journey/calls/sending';
import type { Side } from '../../domain/documents/pictures';
import type { RootState } from '../../state/root';
import { selectSending } from '../../state/selectors/journey';
import type { SentPictures } from '../../state/following/pictures';
import type { ScreenServices } from '../screenProps';

/** Bytes that have left, and of how many; nothing is known of them before the first. */
export interface Progress {
  readonly sent: number;
  readonly whole: number;
}

export interface PictureSending {
  readonly sending: Sending;
  /** While pictures are on their way; null when none are, also between two tries. */
  readonly progress: Progress | null;
  /** Whether what stands under the act is something else, or the server wants time. */
  readonly isBlocked: boolean;
  readonly isCancelled: boolean;
  /** What the server said of a side, of the picture that stands there now. */
  readonly codeOf: (side: Side, picture: File) => string | undefined;
  /** Comes to its end with the sides that the server refused. */
  readonly send: (pictures: SentPictures) => Promise<readonly Side[]>;
  readonly cancel: () => void;
}

const nothingSent: Progress = { sent: 0, whole: 0 };
const sides: readonly Side[] = ['front', 'back'];

/** Sends the pictures, one sending at a time; leaving the screen ends it. */
export function usePictureSending({ sendPictures }: ScreenServices): PictureSending {
  const store = useStore<RootState>();
  const sending = useSelector((state: RootState) => selectSending(state, 'act'));
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const [tried, setTried] = useState<SentPictures | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const isSending = progress !== null && isUnderWay(sending);

  const codes = codesIn(sending);
  return {
    sending,
    progress: isSending ? progress : null,
    isBlocked: (progress === null && isUnderWay(sending)) || isWaiting(sending),
    isCancelled,
    codeOf: (side, picture) => (tried?.[side] === picture ? codes[side] : undefined),
    send: async (pictures) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setTried(pictures);
      setIsCancelled(false);
      setProgress(nothingSent);
      const onSent = (sent: number, whole: number) => {
        if (controller.current === own) setProgress({ sent, whole });
      };
      await sendPictures(pictures, { onSent, signal: own.signal });
      if (controller.current !== own) return [];
      setProgress(null);
      const refused = codesIn(selectSending(store.getState(), 'act'));
      return sides.filter((side) => refused[side] !== undefined);
    },
    cancel: () => {
      controller.current?.abort();
      controller.current = null;
      setProgress(null);
      setIsCancelled(true);
    },
  };
}

function codesIn(sending: Sending): Readonly<Record<string, string>> {
  return sending.kind === 'not-saved' && sending.reason !== 'wait' ? (sending.codes ?? {}) : {};
}
