/** What the application writes on the document element for styles, assistive technology and QA. */

/** Writes the language of the page and the progress state. */
export function markLanguageAndState(languageTag: string, state: number): void {
  const { documentElement } = document;
  documentElement.lang = languageTag;
  documentElement.dataset['state'] = String(state);
}

/** Lets the consent banner say that the browser refuses sharing. */
export function markSharingRefused(): void {
  document.documentElement.dataset['sharingRefused'] = '';
}

/** Removes the mark with which the starter hides the consent banner after a choice. */
export function removeChosenMark(): void {
  delete document.documentElement.dataset['chosen'];
}
