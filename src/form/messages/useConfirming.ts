import { useEffect, useRef, useState } from 'react';
import type { FieldNotice } from '../../domain/catalogue/messages';
import type { StepContextValue } from '../engine/StepContext';

type Notices = StepContextValue['notices'];

type Ask = (signal: AbortSignal) => Promise<FieldNotice | undefined>;

interface Confirming {
  /** What the server asks softly, by control. */
  readonly doubts: Notices;
  /** Asks about the answer in a control, once for as long as it stands. */
  readonly confirm: (control: string, ask: Ask) => void;
  /** The answer has changed: what was asked about the one before, and what was told of it, goes. */
  readonly forget: (control: string) => void;
}

/** What the server says of right answers. It comes late and may not come at all: nothing waits for it. */
export function useConfirming(): Confirming {
  const [doubts, setDoubts] = useState<Notices>({});
  const asked = useRef<ReadonlyMap<string, AbortController>>(new Map());
  useEffect(
    () => () => {
      for (const controller of asked.current.values()) controller.abort();
    },
    [],
  );
  const tell = async (control: string, { signal }: AbortController, doubting: ReturnType<Ask>) => {
    const doubt = await doubting;
    if (doubt !== undefined && !signal.aborted) setDoubts((told) => ({ ...told, [control]: doubt }));
  };
  return {
    doubts,
    confirm: (control, ask) => {
      if (asked.current.has(control)) return;
      const controller = new AbortController();
      asked.current = new Map([...asked.current, [control, controller]]);
      void tell(control, controller, ask(controller.signal));
    },
    forget: (control) => {
      asked.current.get(control)?.abort();
      asked.current = new Map([...asked.current].filter(([other]) => other !== control));
      setDoubts((told) => without(told, control));
    },
  };
}

export function without(notices: Notices, name: string): Notices {
  if (notices[name] === undefined) return notices;
  const { [name]: _gone, ...others } = notices;
  return others;
}
