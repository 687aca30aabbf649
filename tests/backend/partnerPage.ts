import type { IncomingMessage, ServerResponse } from 'node:http';

/** Serves the pages of a fake lender: the target of redirects, which `next` passes on, and the page in its frames. */
export function servePartnerPage(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const parameters = new URLSearchParams(
      request.method === 'POST' ? Buffer.concat(chunks).toString() : query,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    const next = new URLSearchParams(query).get('next');
    if (next !== null) {
      // Keeps the method, as a partner that passes a form on does.
      response.writeHead(307, { Location: next }).end();
      return;
    }
    response.end(
      path.endsWith('/frame') ? renderFrame(parameters) : renderLanding(request.method ?? '', parameters),
    );
  });
}

/** Shows the method and the parameters of the request. */
function renderLanding(method: string, parameters: URLSearchParams): string {
  const rows = [...parameters]
    .map(([name, value]) => `<li>${escapeHtml(name)}: ${escapeHtml(value)}</li>`)
    .join('');
  return renderPage('Partner sandbox', `<p>Reached by ${escapeHtml(method)}</p><ul>${rows}</ul>`);
}

/** Posts its result to its parent alone, which has the same origin. */
function renderFrame(parameters: URLSearchParams): string {
  const reference = escapeHtml(parameters.get('lead') ?? '');
  return renderPage(
    'Partner frame',
    `<button data-reference="${reference}">Finish</button> <button>Cancel</button>
<script>
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => {
  const { reference } = button.dataset;
  const event = reference === undefined ? 'cancelled' : 'finished';
  parent.postMessage({ source: 'partner-sandbox', event, reference }, location.origin);
});
</script>`,
  );
}

function renderPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
