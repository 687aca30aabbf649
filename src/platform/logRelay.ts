import { makeLog, type LogDetails, type LogSink } from './log';

/** Who takes log lines and failures from the moment on at which it runs: a session's recording. */
export interface LogTaker {
  readonly line: LogSink;
  readonly failure: (error: Error, details: LogDetails) => void;
}

/** A log whose lines go to the console until somebody takes them, who is then given the earlier ones too. */
export interface LogRelay {
  readonly sink: LogSink;
  /** A failure of the page, with where in it that was; goes to a taker or nowhere. */
  readonly failure: (error: Error, componentStack: string) => void;
  readonly handOver: (taker: LogTaker) => void;
  /** Lines go to the console again. */
  readonly giveBack: () => void;
}

/** Lines kept for who comes later (specification, section 9); of more, the oldest go. */
const bufferLimit = 1000;
/** Characters of a component stack: with its name around it, below what makes the log drop details. */
const stackLimit = 900;

/** @param first takes the lines as long as nobody else does */
export function makeLogRelay(first: LogSink): LogRelay {
  let kept: Parameters<LogSink>[] = [];
  let taker: LogTaker | null = null;
  return {
    sink: makeLog((...line) => {
      if (taker !== null) return taker.line(...line);
      kept = [...kept.slice(1 - bufferLimit), line];
      return first(...line);
    }),
    failure: (error, componentStack) =>
      taker?.failure(error, { componentStack: componentStack.slice(0, stackLimit) }),
    handOver: (next) => {
      taker = next;
      for (const line of kept) next.line(...line);
      kept = [];
    },
    giveBack: () => {
      taker = null;
    },
  };
}
