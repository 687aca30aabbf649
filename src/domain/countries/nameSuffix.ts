/** What stands between a last name and its suffix: a space, or a comma with or without spaces around. */
const gapAtEnd = /(?: ?, ?| )$/;

/**
 * A normalised last name without the one suffix behind it: `Santos` of `Santos, Jr.`. The suffix may be written in any
 * case, and without its dot. What has no suffix, or nothing before it, stays as it is.
 */
export function withoutSuffix(lastName: string, suffixes: readonly string[]): string {
  const name = suffixes
    .flatMap((suffix) => [suffix, suffix.replace(/\.$/, '')])
    .filter((suffix) => lastName.toLowerCase().endsWith(suffix.toLowerCase()))
    .map((suffix) => lastName.slice(0, lastName.length - suffix.length))
    .find((before) => gapAtEnd.test(before))
    ?.replace(gapAtEnd, '');
  return name === undefined || name === '' ? lastName : name;
}
