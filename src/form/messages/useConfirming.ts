import { useEffect, useRef } from 'react';
import type { FieldNotice } from '../../domain/catalogue/messages';
import type { Move, Notices } from './notices';

type Ask = (signal: AbortSignal) => Promise<FieldNotice | undefined>;

interface Confirming {
  /** Asks about the answer in a control, once for as long as it stands. */
  readonly confirm: (control: string, ask: Ask) => void;
  /** The answer has changed: what is asked about the one before is told no more. */
  readonly forget: (control: string) => void;
  /** Questions have other controls from now on. */
  readonly move: (move: Move) => void;
}

/** What the server says of right answers. It comes late and may not come at all: nothing waits for it. */
export function useConfirming(doubtAt: Notices['doubt']): Confirming {
  const asked = useRef<ReadonlyMap<string, AbortController>>(new Map());
  useEffect(
    () => () => {
      for (const controller of asked.current.values()) controller.abort();
    },
    [],
  );
  const tell = async (controller: AbortController, doubting: ReturnType<Ask>) => {
    const doubt = await doubting;
    // It may have moved with its row meanwhile.
    const [control] = [...asked.current].find(([, asking]) => asking === controller) ?? [];
    if (doubt !== undefined && control !== undefined) doubtAt(control, doubt);
  };
  return {
    confirm: (control, ask) => {
      if (asked.current.has(control)) return;
      const controller = new AbortController();
      asked.current = new Map([...asked.current, [control, controller]]);
      void tell(controller, ask(controller.signal));
    },
    forget: (control) => {
      if (!asked.current.has(control)) return;
      asked.current.get(control)?.abort();
      asked.current = new Map([...asked.current].filter(([other]) => other !== control));
    },
    move: (move) => {
      const moved = Object.entries(move(Object.fromEntries(asked.current)));
      for (const controller of asked.current.values()) {
        if (!moved.some(([, standing]) => standing === controller)) controller.abort();
      }
      asked.current = new Map(moved);
    },
  };
}
