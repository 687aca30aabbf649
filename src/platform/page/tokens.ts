/** The colours of the page's styles, by their names without `--color-`. The CSSOM sets them, which every content policy allows. */

const getProperty = (name: string) => `--color-${name}`;

/** Whether the page stays light where the visitor prefers dark. */
export function setLightOnly(isLightOnly: boolean): void {
  const { dataset } = document.documentElement;
  if (isLightOnly) dataset['light'] = '';
  else delete dataset['light'];
}

/** Reads the current colours. A colour that the styles do not set is empty. */
export function readTokens<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const computed = getComputedStyle(document.documentElement);
  const tokens: Partial<Record<Name, string>> = {};
  for (const name of names) tokens[name] = computed.getPropertyValue(getProperty(name)).trim();
  return tokens;
}

/** Overrides colours of the styles. A colour without a new value becomes that of the styles again. */
export function overrideTokens<Name extends string>(
  names: readonly Name[],
  tokens: Readonly<Partial<Record<Name, string>>>,
): void {
  const { style } = document.documentElement;
  for (const name of names) {
    const value = tokens[name];
    if (value === undefined) style.removeProperty(getProperty(name));
    else style.setProperty(getProperty(name), value);
  }
}
