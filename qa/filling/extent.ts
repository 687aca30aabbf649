/** `minimal` answers only required questions, with short values. `maximal` answers all questions, with long values. */
export const fillExtents = ['minimal', 'maximal'] as const;
export type FillExtent = (typeof fillExtents)[number];
