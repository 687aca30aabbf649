/** Who a page is. Everything else of a brand is its tokens, its marks and its words. */
export interface Brand {
  /** As people read it. */
  readonly name: string;
  readonly folder: string;
}
