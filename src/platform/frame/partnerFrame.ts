/**
 * Listens to the messages of a frame: from its own window only, and from the one origin that it may show.
 *
 * @param listener receives the data, which may be anything
 * @returns stops listening
 */
export function onFrameMessage(
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  frameOrigin: string,
  listener: (message: unknown) => void,
): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== null && source === frame.contentWindow && origin === frameOrigin) listener(data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/**
 * Listens to the moment in which the focus moves into a frame, by a press or a key. The page of another origin in it sends no events,
 * but the window loses the focus to it.
 *
 * @returns stops listening
 */
export function onFrameEntered(frame: Element, listener: () => void): () => void {
  const onBlur = () => {
    if (document.activeElement === frame) listener();
  };
  window.addEventListener('blur', onBlur);
  return () => window.removeEventListener('blur', onBlur);
}

/**
 * Calls the listener after a delay.
 *
 * @returns cancels the call
 */
export function callAfter(milliseconds: number, listener: () => void): () => void {
  const timer = setTimeout(listener, milliseconds);
  return () => clearTimeout(timer);
}
