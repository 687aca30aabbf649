import type { RootState } from '../../../src/state/root';

/** What the watch sees of a tab. */
export interface WatchedTab {
  /** What the tab has stored. It stays the same when the tab loads again. */
  readonly session: ReadonlyMap<string, string>;
  readonly store: { readonly getState: () => RootState };
  /** How often the applicant has pressed in it. */
  readonly getPresses: () => number;
}
