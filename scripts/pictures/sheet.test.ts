import { expect, it } from 'vitest';
import { moments, sheetDocument, sheetsOf, sizes } from './sheet';

it('puts each page on one sheet, in their order', () => {
  const pages = Array.from({ length: 16 }, (_none, index) => index);
  expect(sheetsOf(pages).flat()).toEqual(pages);
  expect(sheetsOf(pages)).toHaveLength(4);
  expect(sheetsOf(pages.slice(0, 5)).map((sheet) => sheet.length)).toEqual([4, 1]);
  expect(sheetsOf([])).toEqual([]);
});

it('shows every picture of a page under its name', () => {
  const pictures = Array.from({ length: moments.length * sizes.length }, (_none, index) =>
    Buffer.from([index]),
  );
  const html = sheetDocument([
    { name: 'zumo-es', pictures },
    { name: 'zumo-mx', pictures: pictures.slice(0, 1) },
  ]);
  expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>zumo-es', '<h2>zumo-mx']);
  expect(html.match(/<img /g)).toHaveLength(7);
  expect(html).toContain(`base64,${Buffer.from([5]).toString('base64')}"`);
});
