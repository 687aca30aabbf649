/** The screenshots of a page, in this order. */
export const moments = ['first step', 'error', 'accepted'] as const;
export type Moment = (typeof moments)[number];

/** Viewports in CSS pixels: a phone and a desktop. */
export const viewportSizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** The screenshots of one page. */
export interface PagePictures {
  /** Brand and country, such as `ondara-es`. */
  readonly name: string;
  /** PNG files in the order of `viewportSizes`, and of `moments` within each size. */
  readonly pictures: readonly Buffer[];
}

/** The height of a screenshot on a sheet in CSS pixels. The width follows from it. */
const pictureHeight = 250;
/** Keeps sheets readable without scrolling, and small. */
const pagesPerSheet = 4;
/** The width of a sheet in CSS pixels. */
export const sheetWidth =
  moments.length *
    viewportSizes.reduce(
      (sum, { width, height }) => sum + Math.ceil((pictureHeight * width) / height) + 8,
      0,
    ) +
  24;

/** Splits the pages into groups, one per sheet. */
export function splitIntoSheets<Page>(pages: readonly Page[]): readonly (readonly Page[])[] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerSheet) }, (_none, index) =>
    pages.slice(index * pagesPerSheet, (index + 1) * pagesPerSheet),
  );
}

/** A document with a row of screenshots for each page, below its name. */
export function renderSheet(pages: readonly PagePictures[]): string {
  const rows = pages.map(({ name, pictures }) => {
    const images = pictures.map(
      (picture) => `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`,
    );
    return `<h2>${name}</h2><div>${images.join('')}</div>`;
  });
  return `<!doctype html><style>
body { background: #e8e8e8; font: 14px system-ui, sans-serif; margin: 12px; }
h2 { font-size: 15px; margin: 8px 0 4px; }
div { display: flex; gap: 8px; }
img { height: ${pictureHeight}px; }
</style>${rows.join('')}`;
}
