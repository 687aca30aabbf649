/** What went wrong, for whoever pressed. */
export function failureIn(error: unknown): string {
  return `Failed: ${error instanceof Error ? error.message : 'unknown'}`;
}
