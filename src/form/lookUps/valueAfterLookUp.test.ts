import { expect, test } from 'vitest';
import { getValueAfterLookUp } from './valueAfterLookUp';

/** An empty, unedited question that a single found value fills in. */
const unedited: Parameters<typeof getValueAfterLookUp>[0] = {
  value: '',
  filledIn: undefined,
  isEdited: false,
  isFilled: true,
  isLookedUp: false,
  before: [],
  after: ['Madrid'],
};

test.each<readonly [string, Partial<typeof unedited>, string]>([
  ['takes a single found value', {}, 'Madrid'],
  ['takes none of several found values', { after: ['Madrid', 'Getafe'] }, ''],
  ['stays empty if nothing was found', { after: [] }, ''],
  ['stays empty if it is not filled in', { isFilled: false }, ''],
  ['keeps a typed value', { value: 'Getafe', isEdited: true }, 'Getafe'],
  ['keeps a value from before the step was opened', { value: 'Getafe' }, 'Getafe'],
  ['keeps a typed value that is the found value too', { value: 'Madrid', isEdited: true }, 'Madrid'],
  ['stays empty if the applicant cleared it', { isEdited: true }, ''],
  ['replaces a filled-in value by the next one', { value: 'Bilbao', filledIn: 'Bilbao' }, 'Madrid'],
  ['keeps a filled-in value that is found again', { value: 'Madrid', filledIn: 'Madrid' }, 'Madrid'],
  [
    'removes a filled-in value if several are found',
    { value: 'Bilbao', filledIn: 'Bilbao', after: ['a', 'b'] },
    '',
  ],
  ['removes a filled-in value if nothing is found', { value: 'Bilbao', filledIn: 'Bilbao', after: [] }, ''],
  [
    'keeps a value that replaced a filled-in one',
    { value: 'Getafe', filledIn: 'Bilbao', isEdited: true },
    'Getafe',
  ],
])('a question %s', (_name, question, next) => {
  expect(getValueAfterLookUp({ ...unedited, ...question })).toBe(next);
});

const chosen = {
  value: 'Centro',
  isEdited: true,
  isLookedUp: true,
  isFilled: false,
  before: ['Centro', 'Norte'],
} as const;

test.each<readonly [string, Partial<typeof unedited>, string]>([
  ['keeps an option that is still offered', { ...chosen, after: ['Centro', 'Sur'] }, 'Centro'],
  ['removes an option of the answer before', { ...chosen, after: ['Sur', 'Este'] }, ''],
  ['removes its option if nothing is found', { ...chosen, after: [] }, ''],
  ['does not take the only option if it is not filled in', { ...chosen, after: ['Sur'] }, ''],
  ['takes the only option if it is filled in', { ...chosen, isFilled: true, after: ['Sur'] }, 'Sur'],
  ['keeps text that the applicant typed', { ...chosen, value: 'Mi barrio', after: ['Sur'] }, 'Mi barrio'],
  ['keeps a value from before the first result', { ...chosen, before: [], after: ['Sur'] }, 'Centro'],
])('a looked-up choice %s', (_name, question, next) => {
  expect(getValueAfterLookUp({ ...unedited, ...question })).toBe(next);
});
