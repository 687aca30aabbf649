/** Splits a stream of bytes into whole frames of a WebSocket. The returned function takes bytes and returns the frames they complete. */
export function createFrameSplitter(): (bytes: Buffer) => readonly Buffer[];

/** The text of a frame. */
export function readText(frame: Buffer): string;

/** An unmasked frame with a short text, as a server sends it. */
export function createTextFrame(text: string): Buffer;
