/**
 * Where each part of the frame stands and how it is drawn: a pick from a closed list for each. A pick is a style sheet,
 * `src/ui/layouts/<part>/<pick>.css`; only those that a brand picks are built into its pages.
 */
export interface BrandLayout {
  /** Where the words of the first screen stand: beside the card, above it in the middle, on a field of colour, over a ruled sheet, or nowhere. */
  readonly hero: 'split' | 'stack' | 'band' | 'ledger' | 'none';
  /** What holds the form. */
  readonly card: 'raised' | 'plain' | 'tinted' | 'ruled' | 'chunky';
  /** Whether answers to choose from stand below each other always, or beside each other where there is room. */
  readonly choices: 'list' | 'grid';
  readonly progress: 'line' | 'segments' | 'steps';
  /** What the loan costs, beside the sliders. */
  readonly price: 'panel' | 'bubble' | 'table' | 'inline';
}

/** The pictures of the first screen, each drawn in the brand's own colours (`src/ui/scenes`). */
export type SceneName =
  'waves' | 'pills' | 'engraving' | 'coins' | 'sunrise' | 'mountains' | 'timeline' | 'schedule' | 'none';

/** Who a page is. Everything else of a brand is its tokens (`theme.css`), its marks and its words. */
export interface Brand {
  /** As people read it. */
  readonly name: string;
  readonly folder: string;
  readonly layout: BrandLayout;
  readonly scene: SceneName;
}
