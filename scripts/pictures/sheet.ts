/** Viewports in CSS pixels: a phone and a desktop. */
export const viewportSizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Screenshots that belong together, such as those of one page or of one screen. */
export interface PictureGroup {
  readonly name: string;
  /** PNG files. Each has one of `viewportSizes`. */
  readonly pictures: readonly Buffer[];
}

/** The measures of a sheet in CSS pixels. */
export interface SheetFormat {
  /** The height of a screenshot. Its width follows from it. */
  readonly pictureHeight: number;
  /** How many screenshots of each size are side by side. */
  readonly columns: number;
}

const gap = 8;

/** The width of a sheet of phones alone, in one row. */
export function getRowWidth(pictureHeight: number, count: number): number {
  const [{ width, height }] = viewportSizes;
  return count * (Math.ceil((pictureHeight * width) / height) + gap) + gap;
}

/** The width of a sheet in CSS pixels. */
export function getSheetWidth({ pictureHeight, columns }: SheetFormat): number {
  const pair = viewportSizes.reduce(
    (sum, { width, height }) => sum + Math.ceil((pictureHeight * width) / height) + gap,
    0,
  );
  return columns * pair + 3 * gap;
}

/** Splits groups into sheets with this number of groups at most. */
export function splitIntoSheets<Group>(
  groups: readonly Group[],
  groupsPerSheet: number,
): readonly (readonly Group[])[] {
  return Array.from({ length: Math.ceil(groups.length / groupsPerSheet) }, (_none, index) =>
    groups.slice(index * groupsPerSheet, (index + 1) * groupsPerSheet),
  );
}

/** A document with the screenshots of each group below its name. Groups are side by side where they fit. */
export function renderSheet(
  groups: readonly PictureGroup[],
  { pictureHeight }: Pick<SheetFormat, 'pictureHeight'>,
): string {
  const sections = groups.map(({ name, pictures }) => {
    const images = pictures.map(
      (picture) => `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`,
    );
    return `<section><h2>${name}</h2><div>${images.join('')}</div></section>`;
  });
  return `<!doctype html><style>
body { display: flex; flex-wrap: wrap; gap: 0 ${gap}px; background: #e8e8e8; font: 14px system-ui, sans-serif; margin: ${gap}px; }
h2 { font-size: 15px; margin: 8px 0 4px; }
div { display: flex; gap: ${gap}px; }
img { height: ${pictureHeight}px; }
</style>${sections.join('')}`;
}
