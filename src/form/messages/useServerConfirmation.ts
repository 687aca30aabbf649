import { useEffect, useRef } from 'react';
import type { AnswerNotice } from '../../domain/catalogue/messages';
import type { MoveByControl, Notices } from './notices';

type Request = (signal: AbortSignal) => Promise<AnswerNotice | undefined>;

interface ServerConfirmation {
  /** Asks the server about the answer in a control, once for each answer. */
  readonly confirm: (control: string, request: Request) => void;
  /** The answer has changed: the request about the one before is aborted. */
  readonly cancel: (control: string) => void;
  /** Questions have other controls from now on. */
  readonly move: (move: MoveByControl) => void;
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
  const showNotice = async (controller: AbortController, response: ReturnType<Request>) => {
    const notice = await response;
    // The control may have moved with its row meanwhile.
    const [control] = [...requests.current].find(([, other]) => other === controller) ?? [];
    if (notice !== undefined && control !== undefined) addNotice(control, notice);
  };
  return {
    confirm: (control, request) => {
      if (requests.current.has(control)) return;
      const controller = new AbortController();
      requests.current = new Map([...requests.current, [control, controller]]);
      void showNotice(controller, request(controller.signal));
    },
    cancel: (control) => {
      if (!requests.current.has(control)) return;
      requests.current.get(control)?.abort();
      requests.current = new Map([...requests.current].filter(([other]) => other !== control));
    },
    move: (move) => {
      const moved = Object.entries(move(Object.fromEntries(requests.current)));
      for (const controller of requests.current.values()) {
        if (!moved.some(([, other]) => other === controller)) controller.abort();
      }
      requests.current = new Map(moved);
    },
  };
}
