import { describe, expect, it, test } from 'vitest';
import { hostileTexts } from '../countries/vectors/typedTexts.fixture';
import type { PatternName } from './kinds';
import { isEmail, findPatternError } from './patterns';
import { patternNames, textSamples } from './textSamples.fixture';

describe('valid texts', () => {
  test.each<readonly [PatternName, string]>([
    ...[
      'Ana',
      'Ó',
      'Li',
      'María José',
      'García-Pérez',
      "O'Neill",
      'D’Ors',
      "d'Ors",
      'Gal·la',
      'Mª',
      'Mª Teresa',
      'Mª. Teresa',
    ].map((text) => ['name', text] as const),
    ...[
      'Ma. Teresa',
      'Jr.',
      'de la Cruz',
      'Łukasz',
      'Żółć',
      'Ştefan',
      'Nguyễn',
      'Skłodowska - Curie',
      'O´Neill',
      '’t Hooft',
    ].map((text) => ['name', text] as const),
    ...['Conductor', 'Programador/a', 'Jefe de 2ª', 'Sr. Analyst', 'Key-account manager'].map(
      (text) => ['jobTitle', text] as const,
    ),
    ...[
      'Oficial de 1°',
      'Verkäufer:in',
      'Verkäufer*in',
      'Mitarbeiter_in',
      'Operari@',
      'C# developer',
      '.NET',
      'C++',
    ].map((text) => ['jobTitle', text] as const),
    ...[
      'Calle Mayor',
      'C/ Mayor, 5',
      'Avda. d’en Gal·la',
      '3 de Mayo',
      'ul. 3 Maja',
      'al. Jana Pawła II',
      'os. Batalionu „Parasol”',
    ].map((text) => ['street', text] as const),
    ...['Calle 45 # 12-34', 'Mayor 3, izq.', 'Pl. España (bis)', 'Calle 45 N° 12-34', 'Mayor 5, 3°'].map(
      (text) => ['street', text] as const,
    ),
    ...[
      'Carretera México-Toluca Km. 55+500',
      'Carretera a Chapala km: 12.5',
      'N-340, P.K. 12+500',
      '#12 Mabini St.',
      '# 12 Mabini St.',
      'Calle 45 # 12-34; apto 301',
      'Calle Mayor 5.',
      'Calle Mayor — 5',
      'Str. Fabricii №12',
      '(Edificio Sol) Calle Mayor',
      'Prinzenallee 12½',
      'os. „Parasol“',
      'Đường 3/2',
    ].map((text) => ['street', text] as const),
    ...[
      '12',
      '12 bis',
      '12/3A',
      'S/N',
      's/n',
      '#12',
      '# 12',
      '12a',
      '3–5',
      '45-12',
      '3º',
      '3º izq.',
      '3.º-2.ª',
      'Bajo',
      '12, 2º B',
      '1',
      '3°',
      '3° B',
      '12.',
      '12 (bajo)',
      'Km. 55+500',
      'P.K. 12+500',
      'Mz. 4; Lt. 12',
      "Esc. 'A'",
      'Bloc „C2”',
      'Nr: 12',
      '№ 12',
      '12 — 14',
      'Unit 3B; Tower 2.',
    ].map((text) => ['houseNumber', text] as const),
    ...[
      'Madrid',
      "L'Hospitalet de Llobregat",
      'Hoyo (El)',
      'Łódź',
      'Bielsko-Biała',
      'Wola 2',
      'A',
      'Ruda Śl.',
      '1° de Mayo',
      'Brgy. #176, Bagong Silang',
      'San Miguel; La Palma',
      'Gmina „Nowa”',
    ].map((text) => ['city', text] as const),
    ...[
      '176',
      'Phường 12',
      '12',
      'Sector 3',
      'Brgy. 176',
      'Barangay 176-A',
      'Zone II (Pob.)',
      '20 de Noviembre',
    ].map((text) => ['place', text] as const),
    ...['3M', 'Barnes & Co.', 'Telefónica, S.A.', 'FHU „ADAM”', 'A+B', 'L’Oréal', 'Sp. z o.o.'].map(
      (text) => ['company', text] as const,
    ),
    ...[
      '1234 BCD',
      '1234BCD',
      'M-1234-AB',
      'WA 12345',
      'W0 ABC',
      '51F-123.45',
      '51F - 123.45',
      '29-MĐ1 123.45',
      'MÜ-AB 123E',
      'B 123 ABC',
      'ABC-123-A',
      'NAB 1234',
    ].map((text) => ['plate', text] as const),
    ['free', '<b>anything</b> 👩'],
  ])('%s accepts: %s', (name, text) => {
    expect(findPatternError(name, text)).toBeNull();
  });
});

describe('invalid texts', () => {
  test.each<readonly [PatternName, string]>([
    ...['', '1', 'Ana1', '-Ana', 'Ana-', 'Ana--María', 'Ana_María', 'A@b', '<b>', '👩', 'Ana;', "'"].map(
      (text) => ['name', text] as const,
    ),
    ...['', '123', '-Driver', 'Driver-', '<b>'].map((text) => ['jobTitle', text] as const),
    ...['', ', Mayor', 'Mayor,', 'Mayor-', 'Mayor 5/', '.', 'Mayor <b>', 'Mayor | DROP', '{{x}}'].map(
      (text) => ['street', text] as const,
    ),
    ...['', '-', '#', '12/', '12-', '.', '/12', '12 #', '12;', '<12>'].map(
      (text) => ['houseNumber', text] as const,
    ),
    ...['', '12', 'Madrid-', '<Madrid>', 'Madrid;'].map((text) => ['city', text] as const),
    ...['', '-', '.', '12-', '<12>'].map((text) => ['place', text] as const),
    ...['', "'&,.+-", 'A<b', 'A;B', '👩'].map((text) => ['company', text] as const),
    ...['', '1234', 'ABCD', '1234 BCD!', '1234  BCD', 'ÑÑ 1234', '.51F', '51F-', '51F..12', '51F-.12'].map(
      (text) => ['plate', text] as const,
    ),
  ])('%s rejects: "%s"', (name, text) => {
    expect(findPatternError(name, text)).not.toBeNull();
  });
});

describe('the error of a text', () => {
  test.each<readonly [PatternName, string, string, string | null]>([
    ['street', 'Calle Mayor <5>', 'sign', '<'],
    ['street', 'Calle Mayor 5 @ 3', 'sign', '@'],
    ['street', 'Calle Mayor 👩', 'sign', '👩'],
    ['street', '/ Calle Mayor', 'sign_start', '/'],
    ['street', 'Calle 45 #', 'sign_end', '#'],
    ['street', 'Calle 45 # 12 –', 'sign_end', '–'],
    ['street', '---', 'street', null],
    ['houseNumber', '12 = 3', 'sign', '='],
    ['houseNumber', '/12', 'sign_start', '/'],
    ['houseNumber', '12/', 'sign_end', '/'],
    ['houseNumber', '#', 'house_number', null],
    ['city', 'Madrid!', 'sign', '!'],
    ['city', 'Madrid-', 'sign_end', '-'],
    ['city', '28013', 'city', null],
    ['place', '12_', 'sign', '_'],
    ['place', '-', 'place', null],
    ['jobTitle', '-Driver', 'sign_start', '-'],
    ['jobTitle', 'Driver-', 'sign_end', '-'],
    ['jobTitle', '123', 'job_title', null],
    ['company', 'A<b', 'sign', '<'],
    ['company', '&', 'company', null],
  ])('%s names the sign that is in the way: "%s"', (name, text, code, sign) => {
    expect(findPatternError(name, text)).toEqual(sign === null ? { code } : { code, params: { sign } });
  });
});

describe('e-mail addresses', () => {
  test.each([
    'a@b.es',
    'Ana.Perez+loan@Mail.Example.com',
    "o'neill@x.co.uk",
    'a_b-c@sub-domain.example',
    'a@xn--espaa-rta.es',
  ])('%s is an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'a',
    'a@',
    '@b.es',
    'a@b',
    'a@b.e',
    'a@b..es',
    '.a@b.es',
    'a.@b.es',
    'a..b@c.es',
    'a b@c.es',
    'a@b.es.',
    'a@-b.es',
    'a@b-.es',
    'a@@b.es',
    'a@b,es',
    'a@b.es,c@d.es',
    'ñ@b.es',
    'a@1.1',
    `${'a'.repeat(250)}@b.es`,
    '<a@b.es>',
    'mailto:a@b.es',
  ])('"%s" is not an e-mail address', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

it.each(patternNames)('%s takes its valid samples', (name) => {
  const { invalid: _wrong, repeated, ...right } = textSamples[name];
  const texts = [...Object.values(right), `${repeated} ${repeated}`];
  expect(texts.filter((text) => findPatternError(name, text) !== null)).toEqual([]);
});

/** A pattern that looks at each pair of letters needs minutes for this text, and one that looks at each letter milliseconds. */
it('validates any text of 100 kB in the time of a test', () => {
  const long = [
    ...hostileTexts.filter((text) => text.length >= 10_000).map((text) => text.repeat(10)),
    ...['a-', "a' ", '. ', '#', 'a,', 'é', '1/', 'a@', 'a@a.', '´ '].flatMap((part) => [
      part.repeat(100_000 / part.length),
      `${part.repeat(100_000 / part.length)}!`,
    ]),
  ];
  for (const text of long) {
    for (const name of patternNames) findPatternError(name, text);
    expect(isEmail(text)).toBe(false);
  }
});
