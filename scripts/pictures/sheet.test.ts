import { expect, it } from 'vitest';
import { getSheetWidth, renderSheet, splitIntoSheets } from './sheet';

const format = { pictureHeight: 250, columns: 3 };

it('splits the groups into sheets in order', () => {
  const groups = Array.from({ length: 16 }, (_none, index) => index);
  expect(splitIntoSheets(groups, 4).flat()).toEqual(groups);
  expect(splitIntoSheets(groups, 4)).toHaveLength(4);
  expect(splitIntoSheets(groups.slice(0, 5), 4).map((sheet) => sheet.length)).toEqual([4, 1]);
  expect(splitIntoSheets([], 4)).toEqual([]);
});

it('renders every screenshot of a group below its name', () => {
  const pictures = Array.from({ length: 6 }, (_none, index) => Buffer.from([index]));
  const html = renderSheet(
    [
      { name: 'zumo-es', pictures },
      { name: 'zumo-mx', pictures: pictures.slice(0, 1) },
    ],
    format,
  );
  expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>zumo-es', '<h2>zumo-mx']);
  expect(html.match(/<img /g)).toHaveLength(7);
  expect(html).toContain(`base64,${Buffer.from([5]).toString('base64')}"`);
});

it.each([
  [1, 122 + 8 + 400 + 8 + 24],
  [3, 3 * (122 + 8 + 400 + 8) + 24],
])('has room for %i screenshots of each size side by side', (columns, width) => {
  expect(getSheetWidth({ pictureHeight: 250, columns })).toBe(width);
});
