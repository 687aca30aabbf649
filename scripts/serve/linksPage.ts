/** A page as it is linked to. */
export interface PageLink {
  /** As people read it. */
  readonly brand: string;
  /** Its code, such as `ES`. */
  readonly country: string;
  readonly flow: string;
  /** The language that it starts in, as a tag. */
  readonly language: string;
  readonly address: string;
}

/** A document with a link to every page, in the order given. */
export function linksPage(links: readonly PageLink[]): string {
  const rows = links.map(({ brand, country, flow, language, address }) => {
    const link = `<a href="${escaped(address)}">${escaped(address)}</a>`;
    return `<tr>${[brand, country, flow, language].map((text) => `<td>${escaped(text)}</td>`).join('')}<td>${link}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pages</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccc; padding: 0.5rem; text-align: start; }
</style>
</head>
<body>
<h1>Pages</h1>
<table>
<thead><tr><th>Brand</th><th>Country</th><th>Flow</th><th>Language</th><th>Address</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
