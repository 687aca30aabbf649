/** Whether the focus is in a control of this name, or in a part of it, inside the element. */
export function isFocused(element: Element | null, control: string): boolean {
  const { activeElement } = document;
  if (activeElement === null || element?.contains(activeElement) !== true) return false;
  const names = [activeElement.getAttribute('name'), activeElement.getAttribute('data-of')];
  return names.some((name) => name === control || name?.startsWith(`${control}_`) === true);
}
