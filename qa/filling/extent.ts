/** How a step is filled: what must be told, as short as it may be; or all that can be asked, as long as it may be. */
export const extents = ['minimal', 'maximal'] as const;
export type Extent = (typeof extents)[number];
