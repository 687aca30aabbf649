import { expect, it } from 'vitest';
import { readLogoSize, renderRowParts } from './pageModules';

it.each<readonly [string, Parameters<typeof renderRowParts>[1], readonly string[]]>([
  ['callsBack', { callsBack: true }, ['CallBackForm']],
  ['eligibility', { eligibility: {} }, ['EligibilityList']],
  ['none of both', {}, []],
])('builds of the parts of a step those that the row asks for: %s', (_row, definition, expected) => {
  const names = renderRowParts('/project', definition).flatMap(
    (code) => /from "\/project\/src\/screens\/step\/(\w+)\.tsx";$/.exec(code)?.[1] ?? [],
  );
  expect(names).toEqual(expected);
});

it('reads the size of a logo from its root element', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="130" height="40"><path width="1"/></svg>';
  expect(readLogoSize(svg)).toEqual({ width: 130, height: 40 });
});

it.each([
  '<svg viewBox="0 0 130 40"><rect width="130" height="40"/></svg>',
  '<svg width="100%" height="40"/>',
  '',
])('refuses a logo whose root element has no size: %s', (svg) => {
  expect(() => readLogoSize(svg)).toThrow('A logo names no width and height');
});
