import { createLog, type LogDetails, type LogSink } from './log';

/** A receiver of log lines and failures: the recording of a session. */
export interface LogReceiver {
  readonly writeLine: LogSink;
  readonly reportError: (error: Error, details: LogDetails) => void;
}

/** A log that writes to the console until a receiver connects. The receiver gets the earlier lines too. */
export interface LogRelay {
  readonly sink: LogSink;
  /** Reports a failure of the page to the receiver, if there is one. */
  readonly reportError: (error: Error, componentStack: string) => void;
  readonly connect: (receiver: LogReceiver) => void;
  /** Writes to the console again. */
  readonly disconnect: () => void;
}

/** Number of lines that are buffered for a receiver (specification, section 9). New lines replace the oldest. */
const maxBufferedLines = 1000;
/** A component stack of this length stays below the limit of the log's details. */
const maxStackLength = 900;

/** @param fallback receives the lines while no receiver is connected */
export function createLogRelay(fallback: LogSink): LogRelay {
  let buffered: Parameters<LogSink>[] = [];
  let receiver: LogReceiver | null = null;
  return {
    sink: createLog((...line) => {
      if (receiver !== null) return receiver.writeLine(...line);
      buffered = [...buffered.slice(1 - maxBufferedLines), line];
      return fallback(...line);
    }),
    reportError: (error, componentStack) =>
      receiver?.reportError(error, { componentStack: componentStack.slice(0, maxStackLength) }),
    connect: (next) => {
      receiver = next;
      for (const line of buffered) next.writeLine(...line);
      buffered = [];
    },
    disconnect: () => {
      receiver = null;
    },
  };
}
