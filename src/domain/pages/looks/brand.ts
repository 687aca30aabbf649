/**
 * The layout of each part of the frame, picked from closed lists. A pick is a style sheet,
 * `src/ui/layouts/<part>/<pick>.css`. Only the style sheets that a brand picks are built into its pages.
 */
export interface BrandLayout {
  /**
   * Position of the first screen's introduction: beside the card, beside it above a picture across the window, centred above it, on a
   * coloured field, above a ruled sheet, or hidden.
   */
  readonly hero: 'split' | 'horizon' | 'stack' | 'band' | 'ledger' | 'none';
  /** The container of the form. */
  readonly card: 'raised' | 'plain' | 'tinted' | 'ruled' | 'chunky';
  /** Whether options are always stacked, or side by side where there is room. */
  readonly choices: 'list' | 'grid';
  readonly progress: 'line' | 'segments' | 'coins' | 'steps' | 'ridge';
  /** The cost of the loan, beside the sliders. */
  readonly price: 'panel' | 'bubble' | 'table' | 'inline';
  /** The loan beside each step after the first: on a tint, below a rule, or within a border. It loads after the first step. */
  readonly loanSummary: 'panel' | 'ruled' | 'outlined';
  /** What every screen keeps of the brand's picture: the sea along its foot, or an engraved head. It loads after the first step. */
  readonly trace: 'sea' | 'engraved' | 'none';
}

/** The pictures of the first screen, drawn in the brand's colours (`src/ui/scenes`). */
export type SceneName =
  'waves' | 'pills' | 'engraving' | 'coins' | 'sunrise' | 'mountains' | 'timeline' | 'schedule' | 'none';

/** The pictures that follow the loan at the sliders. */
export const followingScenes: readonly SceneName[] = ['timeline', 'schedule'];

/** The identity of a page. Everything else about a brand is in its tokens (`theme.css`), logos and texts. */
export interface Brand {
  /** The display name. */
  readonly name: string;
  readonly folder: string;
  readonly layout: BrandLayout;
  readonly scene: SceneName;
  /** Why the brand has no dark values (`dark.css`), if it has none. Its pages are then always light. */
  readonly lightOnly?: string;
}
