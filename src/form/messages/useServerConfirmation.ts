import { useEffect, useRef } from 'react';
import type { AnswerNotice } from '../../domain/catalogue/messages';
import type { Notices } from './notices';

type Request = (signal: AbortSignal) => Promise<AnswerNotice | undefined>;

interface ServerConfirmation {
  /** Asks the server about the answer in a control, once for each answer. */
  readonly confirm: (control: string, request: Request) => void;
  /** The answer has changed: the request about the one before is aborted. */
  readonly cancel: (control: string) => void;
}

/** Adds notices of the server about valid answers. They come late or never, so nothing waits for them. */
export function useServerConfirmation(addNotice: Notices['addFromServer']): ServerConfirmation {
  const requests = useRef<ReadonlyMap<string, AbortController>>(new Map());
  useEffect(
    () => () => {
      for (const controller of requests.current.values()) controller.abort();
    },
    [],
  );
  const showNotice = async (control: string, controller: AbortController, response: ReturnType<Request>) => {
    const notice = await response;
    if (notice !== undefined && requests.current.get(control) === controller) addNotice(control, notice);
  };
  return {
    confirm: (control, request) => {
      if (requests.current.has(control)) return;
      const controller = new AbortController();
      requests.current = new Map([...requests.current, [control, controller]]);
      void showNotice(control, controller, request(controller.signal));
    },
    cancel: (control) => {
      if (!requests.current.has(control)) return;
      requests.current.get(control)?.abort();
      requests.current = new Map([...requests.current].filter(([other]) => other !== control));
    },
  };
}
