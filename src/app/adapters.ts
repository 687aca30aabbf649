export function adaptersOf(_w: unknown): readonly never[] {
  return [];
}
