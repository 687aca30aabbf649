/** A link to a page, with its description. */
export interface PageLink {
  /** The display name. */
  readonly brand: string;
  /** The country code, such as `ES`. */
  readonly country: string;
  readonly flow: string;
  /** The tag of the page's first language. */
  readonly language: string;
  readonly url: string;
}

/** A document with a link to each page. */
export function renderLinksPage(links: readonly PageLink[]): string {
  const rows = links.map(({ brand, country, flow, language, url }) => {
    const link = `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    return `<tr>${[brand, country, flow, language].map((text) => `<td>${escapeHtml(text)}</td>`).join('')}<td>${link}</td></tr>`;
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
