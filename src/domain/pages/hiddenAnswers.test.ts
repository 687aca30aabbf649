import { expect, it } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import type { Lead } from '../lead/lead';
import { findHiddenAnswers } from './hiddenAnswers';

it.each<readonly [string, Lead, readonly string[]]>([
  ['none if nothing is answered', {}, []],
  [
    'the one that an answer hides',
    { otherDetails: { isPoliticallyExposed: true, connectedToPep: true } },
    ['connected_to_pep'],
  ],
  ['none whose rule is undecided', { incomeDetails: { positionType: 'temporary' } }, []],
  ['none of those that show', { otherDetails: { isPoliticallyExposed: false, connectedToPep: true } }, []],
  [
    'those that depend on a hidden one',
    {
      incomeDetails: {
        incomeSource: 'pensioner',
        positionType: 'temporary',
        incomeContractExpiresAt: '2027-01-01',
      },
    },
    ['position_type', 'income_contract_expires_at'],
  ],
])('finds of the answers to hidden questions %s', (_what, lead, names) => {
  expect(findHiddenAnswers(ondaraPage, lead)).toEqual(names);
});
