/** Formats an error for the drawer. */
export function formatFailure(error: unknown): string {
  return `Failed: ${error instanceof Error ? error.message : 'unknown'}`;
}
