/**
 * The same as `fetch`, for a form with files: tells how many bytes of it have left, and of how many. `fetch` itself cannot
 * say so. While it is under way, whoever wants to leave the page is asked whether they do.
 *
 * @throws as `fetch` does when nothing is answered, or when the signal of the request fires
 */
export function upload(
  address: string,
  request: RequestInit,
  onSent: (sent: number, whole: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const failed = () => reject(new TypeError('The request did not get through'));
    const stop = () => sending.abort();
    sending.open(request.method ?? 'POST', address);
    for (const [name, value] of new Headers(request.headers)) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
    sending.addEventListener('load', () => resolve(answerOf(sending)));
    sending.addEventListener('error', failed);
    sending.addEventListener('abort', failed);
    sending.addEventListener('loadstart', () => addEventListener('beforeunload', ask));
    sending.addEventListener('loadend', () => {
      removeEventListener('beforeunload', ask);
      request.signal?.removeEventListener('abort', stop);
    });
    request.signal?.addEventListener('abort', stop);
    if (request.signal?.aborted === true) failed();
    else sending.send(request.body instanceof FormData ? request.body : null);
  });
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function answerOf(sending: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sending
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const hasNoBody = [204, 205, 304].includes(sending.status);
  return new Response(hasNoBody ? null : sending.responseText, { status: sending.status, headers });
}
