import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages of a pretended lender outside the application: where redirects land, and what stands in its frames. */
export function partnerPage(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const told = new URLSearchParams(request.method === 'POST' ? Buffer.concat(chunks).toString() : query);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(path.endsWith('/frame') ? frame(told) : landing(request.method ?? '', told));
  });
}

/** Shows how it was reached. */
function landing(method: string, told: URLSearchParams): string {
  const rows = [...told].map(([name, value]) => `<li>${escaped(name)}: ${escaped(value)}</li>`).join('');
  return page('Partner sandbox', `<p>Reached by ${escaped(method)}</p><ul>${rows}</ul>`);
}

/** Tells the page around it how it ended, and nobody else: it stands on the application's own origin. */
function frame(told: URLSearchParams): string {
  const reference = escaped(told.get('lead') ?? '');
  return page(
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

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
