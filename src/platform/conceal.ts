/** What makes a part of the document found by others: autofill, a script of the host, a test, a screen reader. */
const findableAttributes = {
  id: '[id]',
  name: '[name]',
  for: '[for]',
  role: '[role]',
  'aria-live': '[aria-live]',
  'data-step': '[data-step]',
  // A script finds the button of a form by its type. Without it the button still submits. An input would be another one.
  type: 'button[type]',
};
const attributes = Object.keys(findableAttributes);
const findableElements = Object.values(findableAttributes).join(',');

/**
 * Takes the names of everything inside an element away, so that nobody finds it, and keeps them away from what is drawn there later.
 *
 * @returns gives the names back. A name that the page itself removes meanwhile comes back too.
 */
export function conceal(root: Element): () => void {
  const taken = new Map<Element, Map<string, string>>();
  const takeNames = () => {
    for (const element of root.querySelectorAll(findableElements)) {
      const names = taken.get(element) ?? new Map<string, string>();
      for (const [attribute, selector] of Object.entries(findableAttributes)) {
        const value = element.getAttribute(attribute);
        if (value === null || !element.matches(selector)) continue;
        names.set(attribute, value);
        element.removeAttribute(attribute);
      }
      taken.set(element, names);
    }
  };
  takeNames();
  const observer = new MutationObserver(takeNames);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: attributes });
  return () => {
    observer.disconnect();
    takeNames();
    for (const [element, names] of taken)
      for (const [attribute, value] of names) element.setAttribute(attribute, value);
  };
}
