/** Class names in one; those that are not there are left out. */
export function withNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
