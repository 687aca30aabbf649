/** Opens the browser's dialog, which prints the page or saves it as a document. */
export function print(): void {
  window.print();
}

/** How long the browser may take to begin saving the file. */
const keptAddressMs = 60_000;

interface KeptCopy {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  readonly languageTag: string;
}

/** Saves the content of an element as a document on the device, without what can only be pressed. Nothing is sent anywhere. */
export function saveAsFile(content: Element, { name, title, languageTag }: KeptCopy): void {
  const copy = document.implementation.createHTMLDocument(title);
  copy.documentElement.lang = languageTag;
  const charset = copy.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  copy.head.prepend(charset);
  const heading = copy.createElement('h1');
  heading.textContent = title;
  copy.body.append(heading, copy.importNode(content, true));
  for (const pressed of copy.querySelectorAll('button')) pressed.remove();
  const html = `<!doctype html>${copy.documentElement.outerHTML}`;
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.html`;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptAddressMs);
}
