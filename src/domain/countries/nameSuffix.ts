/** The separator of a last name and its suffix: a space, or a comma with or without spaces. */
const gapAtEnd = /(?: ?, ?| )$/;

/**
 * A normalised last name without its suffix: `Santos` for `Santos, Jr.`. The suffix may have any case and lack its dot. A text
 * without a suffix, or with nothing before it, is unchanged.
 */
export function removeNameSuffix(lastName: string, suffixes: readonly string[]): string {
  const name = suffixes
    .flatMap((suffix) => [suffix, suffix.replace(/\.$/, '')])
    .filter((suffix) => lastName.toLowerCase().endsWith(suffix.toLowerCase()))
    .map((suffix) => lastName.slice(0, lastName.length - suffix.length))
    .find((before) => gapAtEnd.test(before))
    ?.replace(gapAtEnd, '');
  return name === undefined || name === '' ? lastName : name;
}
