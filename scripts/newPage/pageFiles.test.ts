import { describe, expect, it } from 'vitest';
import { facts as spain } from '../../src/domain/countries/es';
import { facts as mexico } from '../../src/domain/countries/mx';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { movedDefinition } from './movedDefinition';
import { pageFiles, type PageTemplate } from './pageFiles';

const definition: PageDefinition = {
  brand: 'firma',
  country: 'ES',
  flow: 'dynamic',
  backendProduct: 'firma',
  amount: { default: 2000, min: 500, max: 3000, step: 100 },
  period: { default: 12, min: 3, max: 48, step: 1 },
  periodScale: 'months',
  told: {
    minutes: 10,
    highestApr: 24.9,
    terms: { nominalRate: 18, fee: { fixed: 20, percent: 1 } },
    example: { amount: 2000, period: 12 },
  },
  steps: ['loan-details', 'initial-details', 'id-card', 'bank-account'],
  overrides: { overdue_debt_amount: { max: 100000 } },
  review: 'last-step',
  contact: {
    email: 'ayuda@firma.example',
    phone: '+34 900 000 000',
    address: 'Calle de la Firma 1, 28013 Madrid',
    hours: { days: [1, 5], from: '09:00', to: '19:00' },
  },
  lenders: ['Banco Muestra'],
  registerEntry: 'D000',
  legalTexts: 'sample',
  legalPaths: { terms: '/terms', privacy: '/privacy' },
  layoutClassName: 'firma-layout',
};

const template: PageTemplate = {
  brand: {
    name: 'Firma',
    folder: 'firma',
    layout: { hero: 'stack', card: 'plain', choices: 'list', progress: 'line', price: 'panel' },
    scene: 'waves',
  },
  definition,
  country: spain,
  theme: [
    '/* Firma: of even lines,\n   and quiet. */',
    ':root {',
    '  --color-accent: #112233;\n  --color-on-accent: oklch(100% 0 0);',
    '  --color-text: #101010;\n  --color-text-quiet: #505050;\n}',
    '/* Kept. */\n.firma-layout { color: red; }\n',
  ].join('\n'),
  ownTexts: '{ "title": "Firma: confirma sin firmar,\\u00a0Firma" }\n',
  englishTexts: '{ "title": "Firma lends" }\n',
};

const made = pageFiles({ product: 'zumo3', country: spain }, template);

describe('a page of a new brand', () => {
  it('has each file that a brand and a page have', () => {
    expect([...made.keys()].toSorted()).toEqual([
      'zumo3/brand.ts',
      'zumo3/es/favicon.svg',
      'zumo3/es/page.ts',
      'zumo3/es/texts/en.json',
      'zumo3/es/texts/es.json',
      'zumo3/logo-footer.svg',
      'zumo3/logo-header.svg',
      'zumo3/theme.css',
    ]);
  });

  it('says what its template says, under its own name', () => {
    expect(made.get('zumo3/brand.ts')).toContain('"name":"Zumo3","folder":"zumo3","layout":{"hero":"stack"');
    expect(made.get('zumo3/es/texts/es.json')).toBe(
      '{ "title": "Zumo3: confirma sin firmar,\\u00a0Zumo3" }\n',
    );
    const page = made.get('zumo3/es/page.ts');
    expect(page).toContain('"brand":"zumo3"');
    expect(page).toContain('"email":"ayuda@zumo3.example"');
    expect(page).toContain('"steps":["loan-details","initial-details","id-card","bank-account"]');
    expect([...made.values()].join('\n').replace('So far it looks as Firma does', '')).not.toMatch(
      /\bfirma\b/i,
    );
  });

  it('has its look with a comment of its own', () => {
    const theme = made.get('zumo3/theme.css') ?? '';
    expect(theme).toMatch(/^\/\* Zumo3: [^*]*Firma does\. \*\/\n:root {\n {2}--color-accent: #112233;/);
    expect(theme).toContain('/* Kept. */\n.zumo3-layout { color: red; }');
  });

  it('has marks in its colours, which need no font', () => {
    const [header, footer, favicon] = ['logo-header.svg', 'logo-footer.svg', 'es/favicon.svg'].map(
      (name) => made.get(`zumo3/${name}`) ?? '',
    );
    expect(header).toContain('fill="#112233"');
    expect(header).toContain('stroke="#101010"');
    expect(footer).toContain('stroke="#505050"');
    expect(favicon).toContain('stroke="#ffffff"');
    // The initial on its field, and each of the five letters of the name.
    expect(header?.match(/<path /g)).toHaveLength(6);
    for (const mark of [header, footer, favicon]) expect(mark).not.toMatch(/<text|font|NaN|undefined/);
  });

  it('cannot be made from a theme without the colours of a mark', () => {
    expect(() => pageFiles({ product: 'zumo', country: spain }, { ...template, theme: ':root {}' })).toThrow(
      'The theme sets no colour --color-accent',
    );
  });
});

it('a page of a brand that exists has its own files alone, and the favicon of the brand', () => {
  const known = { brand: { ...template.brand, name: 'La Otra', folder: 'otra' }, favicon: '<svg/>' };
  const files = pageFiles({ product: 'otra', country: spain, known }, template);
  expect([...files.keys()].filter((name) => !name.startsWith('otra/es/'))).toEqual([]);
  expect(files.get('otra/es/favicon.svg')).toBe('<svg/>');
  expect(files.get('otra/es/texts/en.json')).toContain('La Otra lends');
});

describe('in another country', () => {
  it('the words are English until they are translated', () => {
    const files = pageFiles({ product: 'zumo', country: mexico }, template);
    expect(files.get('zumo/mx/texts/mx.json')).toBe(files.get('zumo/mx/texts/en.json'));
  });

  it('sums stand on its scale and the telephone is its own', () => {
    const moved = movedDefinition(template, mexico);
    expect(moved.country).toBe('MX');
    expect(moved.amount).toEqual({ default: 20000, min: 5000, max: 30000, step: 1000 });
    expect(moved.told.terms).toEqual({ nominalRate: 18, fee: { fixed: 200, percent: 1 } });
    expect(moved.told.example).toEqual({ amount: 20000, period: 12 });
    expect(moved.period).toEqual(definition.period);
    expect(moved.contact.phone).toBe('+52 55 1234 5678');
  });

  it('neither steps that ask nothing there nor changes of single questions go along', () => {
    const moved = movedDefinition(template, mexico);
    expect(moved.steps).toEqual(['loan-details', 'initial-details', 'bank-account']);
    expect(moved).not.toHaveProperty('overrides');
  });

  it('a page that stays in its country stays as it is', () => {
    expect(movedDefinition(template, spain)).toBe(definition);
  });
});
