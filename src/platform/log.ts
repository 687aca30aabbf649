/** Small facts beside a log line: never a typed value, an address with its query, or a whole object. */
export type LogDetails = Readonly<Record<string, string | number | boolean>>;
export type LogSink = (message: string, details?: LogDetails) => void;

/** Characters of JSON above which details are dropped (specification, section 9). */
const detailsLimit = 1024;

/** A log whose details are capped; what is too long is left out, the message stays. */
export function makeLog(sink: LogSink): LogSink {
  return (message, details) => {
    if (details === undefined || JSON.stringify(details).length > detailsLimit) sink(message);
    else sink(message, details);
  };
}

/** The browser's console, for as long as no recording tool takes the lines. */
export const consoleSink: LogSink = (message, details) => {
  if (details === undefined) console.warn(message);
  else console.warn(message, details);
};
