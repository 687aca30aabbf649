import { describe, expect, it } from 'vitest';
import { namespaces } from '../../src/platform/i18n/translations';
import { listTexts, readNamespace } from './allPages';

/**
 * A name comes from the server or from a brand, always in the nominative, so a text gives it a place where its language needs no other
 * case: at the start as the subject, after a colon, in brackets, or beside a noun that takes the case.
 */

/** A placeholder for a name. */
const name = /\{\{(?:partner|lender|brand|names)\}\}/g;

/** What may stand before a name besides nothing, a colon or a bracket, in the languages whose names have cases. */
const openings = {
  pl: {
    'a noun that takes the case': ['Nasz partner', 'z firmą', 'z firmy', 'w serwisie'],
    'words before the subject': ['dlatego', 'Bez tej zgody'],
  },
  ro: {
    'a noun that takes the case': ['Partenerul nostru'],
    'words before the subject': ['așa că', 'Fără acest acord,'],
    'a preposition with the accusative, which names share with the nominative': ['către', 'cu', 'la'],
    'a verb before its object': ['Deschideți', 'Acceptați'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Language = keyof typeof openings;

/** The names of a text that would need another case, each with the words before it. */
function findBentNames(text: string, language: Language): readonly string[] {
  const words = Object.values<readonly string[]>(openings[language]).flat();
  return [...text.matchAll(name)].flatMap(({ 0: placeholder, index }) => {
    const before = text.slice(0, index).trimEnd();
    const mayStand =
      /(?:^|[:(.?!])$/u.test(before) || words.some((opening) => endsWithWords(before, opening));
    return mayStand ? [] : [`${before} ${placeholder}`];
  });
}

const endsWithWords = (text: string, words: string): boolean =>
  text === words || text.endsWith(` ${words}`) || text.endsWith(`: ${words}`);

describe('a name in a sentence', () => {
  it.each<[Language, string, boolean]>([
    ['pl', '{{partner}} ma dla Ciebie ofertę', true],
    ['pl', 'Przejdź na stronę: {{partner}}', true],
    ['pl', 'Strona partnera ({{partner}}) się wczytuje.', true],
    ['pl', 'Umowa jest zawarta. {{brand}} ją prześle.', true],
    ['pl', 'Nasz partner {{partner}} odczyta dane.', true],
    ['pl', 'Odstępuję od umowy z firmą {{brand}}.', true],
    ['pl', 'Odstępuję od umowy z {{brand}}.', false],
    ['pl', 'Przejdź do {{partner}}', false],
    ['pl', 'Strona {{partner}} się wczytuje.', false],
    ['pl', 'Otwórz {{partner}} w nowym oknie', false],
    ['pl', '{{brand}} pyta o zgodę dla {{lender}}.', false],
    ['ro', 'Vă redirecționăm către {{partner}}', true],
    ['ro', 'O ofertă de la {{partner}}', true],
    ['ro', 'Deschideți {{partner}} într-o fereastră nouă', true],
    ['ro', 'Pagina partenerului ({{partner}}) se încarcă.', true],
    ['ro', 'Pagina {{partner}} se încarcă.', false],
    ['ro', 'Oferta lui {{partner}}', false],
    ['ro', 'Oferta este dată datorită {{partner}}.', false],
  ])('in %s: “%s”, needs no other case: %s', (language, text, isRight) => {
    expect(findBentNames(text, language).length === 0).toBe(isRight);
  });
});

describe.each(['pl', 'ro'] as const)('the texts of %s', (language) => {
  const texts = namespaces
    .filter((namespace) => namespace !== 'brand')
    .flatMap((namespace) => listTexts(readNamespace(language, namespace), `${namespace}>`));

  it('leave every name in the nominative', () => {
    expect(texts.flatMap(([, text]) => [...text.matchAll(name)]).length).toBeGreaterThan(20);
    const bent = texts.flatMap(([key, text]) => findBentNames(text, language).map((found) => [key, found]));
    expect(bent).toEqual([]);
  });
});
