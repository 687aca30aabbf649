/** The colours of the page's styles, by their names without `--color-`. Set by the CSSOM, which no content policy forbids. */

const property = (name: string) => `--color-${name}`;

/** The colours as they stand, as the styles write them; empty where the styles have none. */
export function readTokens<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const computed = getComputedStyle(document.documentElement);
  const tokens: Partial<Record<Name, string>> = {};
  for (const name of names) tokens[name] = computed.getPropertyValue(property(name)).trim();
  return tokens;
}

/** Lays colours over those of the styles; one that is not given any more is the styles' own again. */
export function overrideTokens<Name extends string>(
  names: readonly Name[],
  tokens: Readonly<Partial<Record<Name, string>>>,
): void {
  const { style } = document.documentElement;
  for (const name of names) {
    const value = tokens[name];
    if (value === undefined) style.removeProperty(property(name));
    else style.setProperty(property(name), value);
  }
}
