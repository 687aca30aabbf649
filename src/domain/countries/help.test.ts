import { describe, expect, it } from 'vitest';
import { countryList } from './vectors/countries.fixture';
import type { CreditHelpFacts } from './creditHelp';

const helpByFile = import.meta.glob<CreditHelpFacts>('./*.help.ts', { eager: true, import: 'creditHelp' });

describe.each(countryList.map(({ facts }) => facts.code))('the help after a rejection in %s', (code) => {
  const help = helpByFile[`./${code.toLowerCase()}.help.ts`];

  it.each(['data', 'advice'] as const)(
    'names the source of %s, the day it was read and safe addresses',
    (fact) => {
      const { links, source, readOn } = help?.[fact] ?? expect.unreachable(`${code} has no help.`);
      expect(source).not.toBe('');
      expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const { name, href } of links) {
        expect(name).not.toBe('');
        expect(href).toMatch(/^(?:https:\/\/[\w./-]+|tel:\+?\d+)$/);
      }
    },
  );
});
