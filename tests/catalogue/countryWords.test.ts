import { expect, it } from 'vitest';
import { localeNames, type LocaleName } from '../../src/domain/countries/locales';
import type { TextTree } from '../../src/domain/pages/textTree';
import { listTexts } from './allPages';

/**
 * Words that people in a country do not use for these things, though the same language has them elsewhere, and phrases that copy another
 * language or say more than is true: an offer is no approval, and nobody has measured how long a decision takes. Each stands at the start
 * and the end of its letters. A repair in one country does not reach the others by itself, so each country has its own row.
 */
const foreignWords: Readonly<Partial<Record<LocaleName, RegExp>>> = {
  es: /(?:nuestro|el) servidor|acepta tu solicitud|solicitud (?:está|fue) (?:aceptada|aprobada)|aprobó|menos de dos minutos|(?:mira|revisa|pedir|calculando) las cifras|registrado el|está todo bien|celular(?:es)?|montos?|prestamistas?|financieras?|mensualidad(?:es)?|costos?|computadoras?|enganche|arriendo|ustedes|usted|agreg\p{L}+|ahorita|rentad[oa]s?/u,
  mx: /(?:nuestro|el) servidor|acepta tu solicitud|solicitud (?:está|fue) (?:aceptada|aprobada)|aprobó|menos de dos minutos|(?:mira|revisa|pedir|calculando) las cifras|registrado el|está todo bien|entidad(?:es)?|prestamistas?|móvil(?:es)?|importes?|cuotas?|coches?|ordenador(?:es)?|alquiler(?:es)?|matrículas?|os|vuestr[oa]s?|costes?|ficheros?|impag\p{L}+|rellen\p{L}+|puls\p{L}+|añad\p{L}+|DNI|NIE|IBAN|cédula|oprim\p{L}+/u,
  co: /(?:nuestro|el) servidor|acepta tu solicitud|solicitud (?:está|fue) (?:aceptada|aprobada)|aprobó|menos de dos minutos|(?:mira|revisa|pedir|calculando) las cifras|registrado el|está todo bien|préstamos?|prestamistas?|consentimientos?|mensualidad(?:es)?|importes?|móvil(?:es)?|coches?|ordenador(?:es)?|alquiler(?:es)?|renta|rentad[oa]s?|matrículas?|os|vuestr[oa]s?|costes?|ficheros?|impag\p{L}+|rellen\p{L}+|puls\p{L}+|presion\p{L}+|añad\p{L}+|financieras?|historia de crédito|colonia|CURP|CLABE|DNI|NIE|IBAN/u,
  en: /(?:our|the) server|kept here|approv\p{L}+|accepts your application|application is accepted|the (?:new )?figures|less than two minutes|recorded \{\{time\}\}|ask for less|moves on|leads on|is everything right|34c|authoriz\p{L}+|organiz\p{L}+|recogniz\p{L}+|centers?|colors?|favor\p{L}*|labor|cell ?phones?|paychecks?|checking accounts?|zip codes?/u,
  pl: /serwer\p{L}*|akceptuje Twój wniosek|wniosek został zaakceptowany|zatwierdz\p{L}+|niż dwie minuty|robot\p{L}*|wspólni\p{L}+|pożyczkobiorc\p{L}+|aplikant\p{L}*/u,
  ro: /server\p{L}*|acceptă cererea|cererea \p{L}+ este acceptată|aprobat\p{L}*|decât două minute|cereți mai puțin|este totul corect|robo[țt]\p{L}*|aplicant\p{L}*/u,
  de: /Servern?|Servers|nimmt Ihren Antrag an|bewilligt|genehmigt|als zwei Minuten|ist alles richtig|34c|Knopf|Roboter\p{L}*|Programme|Bankpasswort/u,
  vn: /chấp thuận|hai phút|vay ít hơn|sự đồng ý của bạn|thẻ mới|siêu dữ liệu|điểm ảnh|đơn đăng ký|đơn vị cho vay|máy chủ|biểu mẫu|robot/u,
  ph: /server|aprubado|naaprubahan|tinanggap (?:ng .+ )?ang inyong application|dalawang minuto|tama po ba ang lahat|pananalapi|litrato\p{L}*|datos|magpapasya|sambahayan|aplikasyon\p{L}*|pautang|kompanya\p{L}*|kuwadrado|pagkakaloob|pagkamamamayan|nakapatay/u,
};

/** Where such a word is right: a proper name, a term of a law, or a text of another country. */
const exceptions: readonly {
  readonly locale: LocaleName;
  /** The words, as they stand in the texts. */
  readonly phrase: RegExp;
  readonly reason: string;
}[] = [
  { locale: 'es', phrase: /Depósito de bajo monto/, reason: 'a kind of account that only Colombia has' },
  {
    locale: 'mx',
    phrase: /Entidades No Reguladas/i,
    reason: 'the legal name of the lenders called SOFOM E.N.R.',
  },
  {
    locale: 'mx',
    phrase: /cuotas (?:vencidas al|del) IMSS/,
    reason: 'contributions to social security have this name',
  },
  { locale: 'co', phrase: /Superintendencia Financiera/, reason: 'the name of the authority' },
  { locale: 'co', phrase: /matrícula mercantil/i, reason: 'the name of the register entry of a company' },
  { locale: 'en', phrase: /ZIP code/, reason: 'the Philippines call their postal code so' },
];

const files = {
  ...import.meta.glob<TextTree>('../../locales/*/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<TextTree>('../../brands/*/*/texts/*.json', { eager: true, import: 'default' }),
};

/** Every text of a language, of the form and of the pages, by its file and its key. */
function listLocaleTexts(locale: LocaleName): readonly (readonly [key: string, text: string])[] {
  const isOf = (file: string) =>
    file.startsWith(`../../locales/${locale}/`) || file.endsWith(`/texts/${locale}.json`);
  return Object.entries(files)
    .filter(([file]) => isOf(file))
    .flatMap(([file, texts]) => listTexts(texts, `${file.replace('../../', '')}: `));
}

const findWords = (locale: LocaleName, text: string): readonly string[] => {
  const words = foreignWords[locale];
  if (words === undefined) return [];
  const whole = new RegExp(String.raw`(?<!\p{L})(?:${words.source})(?!\p{L})`, 'giu');
  return text.match(whole) ?? [];
};

const withoutExceptions = (locale: LocaleName, text: string): string =>
  exceptions
    .filter((exception) => exception.locale === locale)
    .reduce((rest, { phrase }) => rest.replaceAll(new RegExp(phrase, `${phrase.flags}g`), ''), text);

const locales = localeNames.filter((locale) => foreignWords[locale] !== undefined);

it.each(locales)('the texts of %s have no word that the country does not use', (locale) => {
  const texts = listLocaleTexts(locale);
  expect(texts.length).toBeGreaterThan(500);
  const found = texts
    .map(([key, text]) => [key, findWords(locale, withoutExceptions(locale, text))] as const)
    .filter(([, words]) => words.length > 0);
  expect(found).toEqual([]);
});

it.each(exceptions)('the exception for $phrase in $locale is needed: $reason', ({ locale, phrase }) => {
  const texts = listLocaleTexts(locale).filter(([, text]) => phrase.test(text));
  expect(texts.some(([, text]) => findWords(locale, text).length > 0)).toBe(true);
});
