/** Adds an element at the end of the page. Assistive technology says what is rendered in it. */
export function addStatusElement(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}
