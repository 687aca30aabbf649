/**
 * The variant of the experiment that the document shows (`starter/variant.ts`). Undefined if the visit takes part in none, and where the
 * build renders the first screen.
 */
export function readShownVariant(): string | undefined {
  return globalThis.document?.documentElement.dataset['variant'];
}
