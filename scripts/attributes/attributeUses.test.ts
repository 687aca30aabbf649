import { describe, expect, it } from 'vitest';
import type { DataAttribute } from '../../src/ui/dataAttributes';
import { findDifferences, type SourceFile } from './attributeUses';

const attribute = (...usedBy: DataAttribute['usedBy']): DataAttribute => ({
  values: 'text',
  element: 'form',
  usedBy,
  meaning: 'Route',
});
const component: SourceFile = { path: 'src/form/Form.tsx', text: '<form data-step={route}>' };
const styles: SourceFile = { path: 'src/form/Form.module.css', text: "form[data-step='x'] {}" };

describe('findDifferences', () => {
  it.each<readonly [string, readonly SourceFile[], readonly DataAttribute['usedBy'][number][]]>([
    ['is set and used as listed', [component, styles], ['styles']],
    [
      'is the content of a style',
      [component, { path: 'src/a.css', text: 'p::after { content: attr(data-step) }' }],
      ['styles'],
    ],
    ['is used outside of the project', [component], ['QA']],
    ['is set as a flag', [{ path: 'qa/Drawer.tsx', text: '<p data-step>' }], []],
    ['is set in the document', [{ path: 'index.html', text: '<html data-step="">' }], []],
    ['is set by a script', [{ path: 'src/app/a.ts', text: "root.dataset['step'] = 'x';" }], []],
    [
      'is read by a script',
      [component, { path: 'src/starter/a.ts', text: "root.dataset['step']" }],
      ['starter'],
    ],
    ['is named by a test', [component, { path: 'e2e/a.ts', text: "'data-step'" }], ['browser tests']],
  ])('accepts an attribute that %s', (_case, files, usedBy) => {
    expect(findDifferences({ 'data-step': attribute(...usedBy) }, files)).toEqual([]);
  });

  it('reports an attribute that the table lacks', () => {
    expect(findDifferences({}, [component])).toEqual(['data-step is in the source and not in the table.']);
    expect(findDifferences({}, [{ path: 'src/a.ts', text: "part.dataset['forPhones']" }])).toEqual([
      'data-for-phones is in the source and not in the table.',
    ]);
  });

  it('reports an attribute that no component sets', () => {
    expect(findDifferences({ 'data-step': attribute('styles') }, [styles])).toEqual([
      'data-step is in the table and no source sets it.',
    ]);
  });

  it('reports users that are missing and users that are not listed', () => {
    expect(findDifferences({ 'data-step': attribute('starter') }, [component, styles])).toEqual([
      'data-step is not used by: starter.',
      'data-step is also used by: styles.',
    ]);
  });

  it('ignores attributes that a browser test sets for itself', () => {
    const test = { path: 'e2e/a.spec.ts', text: "html.dataset['own'] = ''; locator('[data-own]')" };
    expect(findDifferences({ 'data-step': attribute() }, [component, test])).toEqual([]);
  });
});
