/** What is pictured of a page, in this order. */
export const moments = ['first step', 'error', 'accepted'] as const;
export type Moment = (typeof moments)[number];

/** Windows in CSS pixels: a phone and a desk. */
export const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Pictures of one page: for each window those of each moment. */
export interface PagePictures {
  /** Brand and country, such as `ondara-es`. */
  readonly name: string;
  /** PNG, in the order of `sizes` and within each of `moments`. */
  readonly pictures: readonly Buffer[];
}

/** CSS pixels of a picture in a sheet, whose width follows. */
const pictureHeight = 250;
/** So that no sheet is wider than what is read without scrolling, nor heavier than a repository bears. */
const pagesOfSheet = 4;
/** The width of a sheet in CSS pixels. */
export const sheetWidth =
  moments.length *
    sizes.reduce((sum, { width, height }) => sum + Math.ceil((pictureHeight * width) / height) + 8, 0) +
  24;

/** The pages in handfuls, each for one sheet. */
export function sheetsOf<Page>(pages: readonly Page[]): readonly (readonly Page[])[] {
  return Array.from({ length: Math.ceil(pages.length / pagesOfSheet) }, (_none, index) =>
    pages.slice(index * pagesOfSheet, (index + 1) * pagesOfSheet),
  );
}

/** A document with a row of pictures for each page, its name above them. */
export function sheetDocument(pages: readonly PagePictures[]): string {
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
