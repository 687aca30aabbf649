import type { FieldNotice } from '../../domain/catalogue/messages';

export type NoticesByControl = Readonly<Record<string, FieldNotice>>;

/** Puts what is kept by control where it belongs now. */
export type Move = <T>(byControl: Readonly<Record<string, T>>) => Readonly<Record<string, T>>;

/** Soft questions beside the controls of a step. What is told beside one renders no other. */
export interface Notices {
  /** What is told beside a control; the rules' own question comes before the server's. */
  readonly at: (control: string) => FieldNotice | undefined;
  /** Calls when something is told or taken away. Gives back how to hear no more. */
  readonly hear: (listener: () => void) => () => void;
  /** Tells what the rules ask, in place of what they asked before. */
  readonly tell: (notices: NoticesByControl) => void;
  /** Tells what the server asks about the answer in a control. */
  readonly doubt: (control: string, notice: FieldNotice) => void;
  /** Takes away what is told beside a control, if anything is. */
  readonly take: (control: string) => void;
  /** Questions have other controls from now on. */
  readonly move: (move: Move) => void;
}

export function makeNotices(): Notices {
  let told: NoticesByControl = {};
  let doubts: NoticesByControl = {};
  const listeners = new Set<() => void>();
  const put = (nowTold: NoticesByControl, nowDoubted: NoticesByControl) => {
    told = nowTold;
    doubts = nowDoubted;
    for (const listener of listeners) listener();
  };
  const at: Notices['at'] = (control) => told[control] ?? doubts[control];
  return {
    at,
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (notices) => put(notices, doubts),
    doubt: (control, notice) => put(told, { ...doubts, [control]: notice }),
    take: (control) => {
      if (at(control) !== undefined) put(without(told, control), without(doubts, control));
    },
    move: (move) => put(move(told), move(doubts)),
  };
}

function without(notices: NoticesByControl, control: string): NoticesByControl {
  const { [control]: _gone, ...others } = notices;
  return others;
}
