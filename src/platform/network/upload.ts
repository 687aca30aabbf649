/**
 * Works like `fetch` for a form with files and reports the upload progress, which `fetch` cannot. The browser asks for confirmation
 * if the applicant leaves the page during the upload.
 *
 * @throws as `fetch` does, on a network error or when the signal of the request is aborted
 */
export function upload(
  address: string,
  request: RequestInit,
  onSent: (sent: number, whole: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The request did not get through'));
    const abort = () => xhr.abort();
    xhr.open(request.method ?? 'POST', address);
    for (const [name, value] of new Headers(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
    xhr.addEventListener('load', () => resolve(createResponse(xhr)));
    xhr.addEventListener('error', fail);
    xhr.addEventListener('abort', fail);
    xhr.addEventListener('loadstart', () => addEventListener('beforeunload', confirmLeaving));
    xhr.addEventListener('loadend', () => {
      removeEventListener('beforeunload', confirmLeaving);
      request.signal?.removeEventListener('abort', abort);
    });
    request.signal?.addEventListener('abort', abort);
    if (request.signal?.aborted === true) fail();
    else xhr.send(request.body instanceof FormData ? request.body : null);
  });
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function createResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const hasNoBody = [204, 205, 304].includes(xhr.status);
  return new Response(hasNoBody ? null : xhr.responseText, { status: xhr.status, headers });
}
