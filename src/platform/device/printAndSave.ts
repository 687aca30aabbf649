/**
 * Opens the browser's dialog, which prints the page or saves it as a document.
 *
 * @returns whether the browser prints. The browser of an app may lack the command, or have one that does nothing
 */
export function print(): boolean {
  let isPrinting = false;
  const onPrint = () => {
    isPrinting = true;
  };
  window.addEventListener('beforeprint', onPrint);
  if (typeof window.print === 'function') window.print();
  window.removeEventListener('beforeprint', onPrint);
  return isPrinting;
}

/** How long the browser may take to begin saving the file. */
const addressLifetimeMs = 60_000;

interface SavedCopy {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  readonly languageTag: string;
}

/**
 * Saves the content of an element as a document on the device, without what can only be pressed and with what the screen hides. Nothing is
 * sent anywhere.
 */
export function saveAsFile(content: Element, { name, title, languageTag }: SavedCopy): void {
  const copy = document.implementation.createHTMLDocument(title);
  copy.documentElement.lang = languageTag;
  const charset = copy.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  copy.head.prepend(charset);
  const heading = copy.createElement('h1');
  heading.textContent = title;
  copy.body.append(heading, copy.importNode(content, true));
  for (const pressed of copy.querySelectorAll('button')) pressed.remove();
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
  const html = `<!doctype html>${copy.documentElement.outerHTML}`;
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.html`;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), addressLifetimeMs);
}

/**
 * Reads the content of an element as text, each answer beside its question, without what can only be pressed and with what the screen hides.
 */
export function readAsText(content: Element): string {
  const nodes = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let text = '';
  let last: Element | null = null;
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const words = node.nodeValue?.replace(/\s+/g, ' ') ?? '';
    const block = node.parentElement?.closest('h1, h2, h3, dt, dd, p, li, div, button') ?? null;
    if (words.trim() === '' || block?.localName === 'button') continue;
    text += block === last ? words : `${separate(text, last, block)}${words.trimStart()}`;
    last = block;
  }
  return text.trim();
}

/** What stands between a block of text and the next. A heading has an empty line above. */
function separate(text: string, before: Element | null, block: Element | null): string {
  if (block?.localName === 'dd' && before?.localName === 'dt') return text.endsWith('?') ? ' ' : ': ';
  return block?.localName.startsWith('h') === true ? '\n\n' : '\n';
}
