import { useEffect, useRef, useState } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';
import type { FieldNotice } from '../../domain/catalogue/messages';
import type { StepContextValue } from '../engine/StepContext';
import { movedRows } from './movedRows';

type Notices = StepContextValue['notices'];

type Ask = (signal: AbortSignal) => Promise<FieldNotice | undefined>;

interface Confirming {
  /** What the server asks softly, by control. */
  readonly doubts: Notices;
  /** Asks about the answer in a control, once for as long as it stands. */
  readonly confirm: (control: string, ask: Ask) => void;
  /** The answer has changed: what was asked about the one before, and what was told of it, goes. */
  readonly forget: (control: string) => void;
  /** Rows of a list stand in the places of others. */
  readonly move: (list: DataPointName, was: readonly (number | undefined)[]) => void;
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
  const tell = async (controller: AbortController, doubting: ReturnType<Ask>) => {
    const doubt = await doubting;
    // It may have moved with its row meanwhile.
    const [control] = [...asked.current].find(([, asking]) => asking === controller) ?? [];
    if (doubt !== undefined && control !== undefined) setDoubts((told) => ({ ...told, [control]: doubt }));
  };
  return {
    doubts,
    confirm: (control, ask) => {
      if (asked.current.has(control)) return;
      const controller = new AbortController();
      asked.current = new Map([...asked.current, [control, controller]]);
      void tell(controller, ask(controller.signal));
    },
    forget: (control) => {
      asked.current.get(control)?.abort();
      asked.current = new Map([...asked.current].filter(([other]) => other !== control));
      setDoubts((told) => without(told, control));
    },
    move: (list, was) => {
      const moved = new Map(Object.entries(movedRows(Object.fromEntries(asked.current), list, was)));
      const standing = new Set(moved.values());
      for (const controller of asked.current.values()) if (!standing.has(controller)) controller.abort();
      asked.current = moved;
      setDoubts((told) => movedRows(told, list, was));
    },
  };
}

export function without(notices: Notices, name: string): Notices {
  if (notices[name] === undefined) return notices;
  const { [name]: _gone, ...others } = notices;
  return others;
}
