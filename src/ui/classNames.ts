/** Joins class names and omits undefined ones. */
export function joinClassNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
