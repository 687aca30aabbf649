/**
 * Hears the messages of a frame: those of its own window alone, and of the one origin that may stand in it.
 *
 * @param listener takes what was sent, which can be anything
 * @returns how to stop
 */
export function onFrameMessage(
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  frameOrigin: string,
  listener: (message: unknown) => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== null && source === frame.contentWindow && origin === frameOrigin) listener(data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Calls after so many milliseconds, unless it is stopped before. */
export function after(milliseconds: number, listener: () => void): () => void {
  const timer = setTimeout(listener, milliseconds);
  return () => clearTimeout(timer);
}
