import { expect, it } from 'vitest';
import { moments, renderSheet, splitIntoSheets, viewportSizes } from './sheet';

it('splits the pages into sheets in order', () => {
  const pages = Array.from({ length: 16 }, (_none, index) => index);
  expect(splitIntoSheets(pages).flat()).toEqual(pages);
  expect(splitIntoSheets(pages)).toHaveLength(4);
  expect(splitIntoSheets(pages.slice(0, 5)).map((sheet) => sheet.length)).toEqual([4, 1]);
  expect(splitIntoSheets([])).toEqual([]);
});

it('renders every screenshot of a page below its name', () => {
  const pictures = Array.from({ length: moments.length * viewportSizes.length }, (_none, index) =>
    Buffer.from([index]),
  );
  const html = renderSheet([
    { name: 'zumo-es', pictures },
    { name: 'zumo-mx', pictures: pictures.slice(0, 1) },
  ]);
  expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>zumo-es', '<h2>zumo-mx']);
  expect(html.match(/<img /g)).toHaveLength(7);
  expect(html).toContain(`base64,${Buffer.from([5]).toString('base64')}"`);
});
