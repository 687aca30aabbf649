/** Small details of a log line: never a typed value, an address with a query, or a whole object. */
export type LogDetails = Readonly<Record<string, string | number | boolean>>;
export type LogSink = (message: string, details?: LogDetails) => void;

/** The log drops longer details (specification, section 9). */
const maxDetailsLength = 1024;

/** Creates a log that drops details that are too long and writes the message without them. */
export function createLog(sink: LogSink): LogSink {
  return (message, details) => {
    if (details === undefined || JSON.stringify(details).length > maxDetailsLength) sink(message);
    else sink(message, details);
  };
}

/** Writes to the browser's console. The log uses it while no recording runs. */
export const consoleSink: LogSink = (message, details) => {
  if (details === undefined) console.warn(message);
  else console.warn(message, details);
};
