/**
 * The first thing that runs, before every other module of the page: a script of somebody else that has changed the language's
 * own objects can stop any of them from loading. Where a script of this page fails and nothing is shown, the document's own
 * sentence says that something went wrong.
 */
window.addEventListener('error', ({ filename }) => {
  const root = document.getElementById('root');
  const isOwn = filename.startsWith(window.location.origin);
  if (root === null || root.childNodes.length > 0 || !isOwn) return;
  root.setAttribute('role', 'alert');
  root.textContent = root.dataset['failure'] ?? '';
});
