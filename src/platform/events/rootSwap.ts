/** What stands in the place of the root. */
export interface StandIn {
  readonly element: HTMLElement;
  /** Puts the root back and removes the stand-in. Restores dialogs, scroll position and focus. */
  readonly restore: () => void;
}

/**
 * Takes the root of the application out of the document and puts an empty element in its place. Nothing of the root can be read,
 * found or reached, and nothing in it is lost: its elements keep their values, files and state, and React continues to update them.
 *
 * A root that contains another document stays in the document without being rendered, because a frame reloads when it is moved.
 */
export function swapRoot(root: HTMLElement): StandIn {
  const { activeElement } = document;
  const scrollTop = window.scrollY;
  // An open modal dialog would make the stand-in inert.
  const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  for (const dialog of dialogs) dialog.close();
  const staysInDocument = root.querySelector('iframe') !== null;
  const standIn = document.createElement('div');
  root.before(standIn);
  if (staysInDocument) root.style.display = 'none';
  else root.remove();
  const restore = () => {
    if (staysInDocument) root.style.removeProperty('display');
    else standIn.before(root);
    standIn.remove();
    for (const dialog of dialogs) if (dialog.isConnected) dialog.showModal();
    window.scrollTo(0, scrollTop);
    const target = root.contains(activeElement) ? activeElement : root.querySelector('h1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return { element: standIn, restore };
}

/** Shows a title of the document until the returned function is called. A title that the application sets meanwhile stays. */
export function overrideTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
