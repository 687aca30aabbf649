/**
 * The first thing that runs, before every other module of the page: a script of somebody else that has changed the language's
 * own objects can stop any of them from loading. Where a script of this page fails and nothing is shown, the document's own
 * words, which the first screen takes the place of, are shown without waiting any longer.
 */
window.addEventListener('error', ({ filename }) => {
  if (!filename.startsWith(window.location.origin)) return;
  document.querySelector('.unstarted')?.classList.add('failed');
});
