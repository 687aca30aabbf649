import { expect, test } from 'vitest';
import { heldAfter } from './heldAfter';

/** An empty question that nobody has touched, and that takes the one value found. */
const untouched: Parameters<typeof heldAfter>[0] = {
  held: '',
  filled: undefined,
  isTouched: false,
  isFilled: true,
  isLookedUp: false,
  before: [],
  offers: ['Madrid'],
};

test.each<readonly [string, Partial<typeof untouched>, string]>([
  ['takes the one value found', {}, 'Madrid'],
  ['takes none of several', { offers: ['Madrid', 'Getafe'] }, ''],
  ['stays empty where nothing was found', { offers: [] }, ''],
  ['stays empty where it is not to be filled', { isFilled: false }, ''],
  ['keeps what was typed', { held: 'Getafe', isTouched: true }, 'Getafe'],
  ['keeps what stood there before the step was opened', { held: 'Getafe' }, 'Getafe'],
  ['keeps what was typed and is the one value too', { held: 'Madrid', isTouched: true }, 'Madrid'],
  ['stays empty when the applicant emptied it', { isTouched: true }, ''],
  ['takes the next value in place of one filled in', { held: 'Bilbao', filled: 'Bilbao' }, 'Madrid'],
  ['keeps a filled value that is found again', { held: 'Madrid', filled: 'Madrid' }, 'Madrid'],
  [
    'is emptied of a filled value when several are found',
    { held: 'Bilbao', filled: 'Bilbao', offers: ['a', 'b'] },
    '',
  ],
  [
    'is emptied of a filled value when nothing is found',
    { held: 'Bilbao', filled: 'Bilbao', offers: [] },
    '',
  ],
  ['keeps what replaced a filled value', { held: 'Getafe', filled: 'Bilbao', isTouched: true }, 'Getafe'],
])('a question %s', (_name, ended, next) => {
  expect(heldAfter({ ...untouched, ...ended })).toBe(next);
});

const chosen = {
  held: 'Centro',
  isTouched: true,
  isLookedUp: true,
  isFilled: false,
  before: ['Centro', 'Norte'],
} as const;

test.each<readonly [string, Partial<typeof untouched>, string]>([
  ['keeps a choice that is offered still', { ...chosen, offers: ['Centro', 'Sur'] }, 'Centro'],
  ['loses a choice that belonged to the answer before', { ...chosen, offers: ['Sur', 'Este'] }, ''],
  ['loses it too when nothing is found', { ...chosen, offers: [] }, ''],
  ['does not take the only choice by itself', { ...chosen, offers: ['Sur'] }, ''],
  ['takes the only choice where it is to be filled', { ...chosen, isFilled: true, offers: ['Sur'] }, 'Sur'],
  ['keeps what the applicant wrote', { ...chosen, held: 'Mi barrio', offers: ['Sur'] }, 'Mi barrio'],
  ['keeps what was there before anything was offered', { ...chosen, before: [], offers: ['Sur'] }, 'Centro'],
])('a looked-up choice %s', (_name, ended, next) => {
  expect(heldAfter({ ...untouched, ...ended })).toBe(next);
});
