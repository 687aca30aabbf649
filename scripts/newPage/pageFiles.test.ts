import { describe, expect, it } from 'vitest';
import { facts as spain } from '../../src/domain/countries/es';
import { facts as mexico } from '../../src/domain/countries/mx';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { adaptDefinition } from './adaptDefinition';
import { createPageFiles, type PageTemplate } from './pageFiles';

const definition: PageDefinition = {
  brand: 'firma',
  country: 'ES',
  flow: 'dynamic',
  backendProduct: 'firma',
  amount: { default: 2000, min: 500, max: 3000, step: 100 },
  period: { default: 12, min: 3, max: 48, step: 1 },
  periodScale: 'months',
  disclosures: {
    minutes: 10,
    highestApr: 24.9,
    terms: { nominalRate: 18, fee: { fixed: 20, percent: 1 } },
    example: { amount: 2000, period: 12 },
  },
  steps: ['loan-details', 'initial-details', 'id-card', 'bank-account'],
  overrides: { overdue_debt_amount: { max: 100000 } },
  review: 'page',
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
    layout: {
      hero: 'stack',
      card: 'plain',
      choices: 'list',
      progress: 'line',
      price: 'panel',
      loanSummary: 'panel',
      trace: 'none',
    },
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
  texts: new Map([
    ['es', '{ "title": "Firma: confirma sin firmar,\\u00a0Firma" }\n'],
    ['en', '{ "title": "Firma lends" }\n'],
  ]),
};

const made = createPageFiles({ product: 'zumo3', country: spain }, template);

describe('a page of a new brand', () => {
  it('has every file of a brand and a page', () => {
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

  it('copies the template under its own name', () => {
    expect(made.get('zumo3/brand.ts')).toContain('"name":"Zumo3","folder":"zumo3","layout":{"hero":"stack"');
    expect(made.get('zumo3/es/texts/es.json')).toBe(
      '{ "title": "Zumo3: confirma sin firmar,\\u00a0Zumo3" }\n',
    );
    const page = made.get('zumo3/es/page.ts');
    expect(page).toContain('"brand":"zumo3"');
    expect(page).toContain('"email":"ayuda@zumo3.example"');
    expect(page).toContain('"steps":["loan-details","initial-details","id-card","bank-account"]');
    expect([...made.values()].join('\n').replace('This is a copy of Firma', '')).not.toMatch(/\bfirma\b/i);
  });

  it('copies the theme with its own comment', () => {
    const theme = made.get('zumo3/theme.css') ?? '';
    expect(theme).toMatch(/^\/\* Zumo3: [^*]*copy of Firma\. \*\/\n:root {\n {2}--color-accent: #112233;/);
    expect(theme).toContain('/* Kept. */\n.zumo3-layout { color: red; }');
  });

  it('has a placeholder for each logo', () => {
    for (const name of ['logo-header.svg', 'logo-footer.svg', 'es/favicon.svg'])
      expect(made.get(`zumo3/${name}`)).toMatch(/^<svg [^>]*width="\d+" height="\d+"><rect /);
  });
});

it('a page of an existing brand has only page files, and the favicon of the brand', () => {
  const existing = { brand: { ...template.brand, name: 'La Otra', folder: 'otra' }, favicon: '<svg/>' };
  const files = createPageFiles({ product: 'otra', country: spain, existing }, template);
  expect([...files.keys()].filter((name) => !name.startsWith('otra/es/'))).toEqual([]);
  expect(files.get('otra/es/favicon.svg')).toBe('<svg/>');
  expect(files.get('otra/es/texts/en.json')).toContain('La Otra lends');
});

describe('a page in another country', () => {
  it('has English texts until they are translated', () => {
    const files = createPageFiles({ product: 'zumo', country: mexico }, template);
    expect(files.get('zumo/mx/texts/mx.json')).toBe(files.get('zumo/mx/texts/en.json'));
  });

  it('has scaled amounts and a phone number of the country', () => {
    const adapted = adaptDefinition(template, mexico);
    expect(adapted.country).toBe('MX');
    expect(adapted.amount).toEqual({ default: 20000, min: 5000, max: 30000, step: 1000 });
    expect(adapted.disclosures.terms).toEqual({ nominalRate: 18, fee: { fixed: 200, percent: 1 } });
    expect(adapted.disclosures.example).toEqual({ amount: 20000, period: 12 });
    expect(adapted.period).toEqual(definition.period);
    expect(adapted.contact.phone).toBe('+52 55 1234 5678');
  });

  it('drops steps without questions in the country, and overrides of single questions', () => {
    const adapted = adaptDefinition(template, mexico);
    expect(adapted.steps).toEqual(['loan-details', 'initial-details', 'bank-account']);
    expect(adapted).not.toHaveProperty('overrides');
  });

  it('keeps the definition unchanged in the same country', () => {
    expect(adaptDefinition(template, spain)).toBe(definition);
  });
});
