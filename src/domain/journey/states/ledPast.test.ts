import { expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import { getStepsOnPath } from '../../pages/stepSequence';
import { findStepsLedPast } from './ledPast';
import { stateNumber, type ProgressStateName } from './progressStates';

it.each<readonly [string, typeof praveloPage, ProgressStateName, readonly string[]]>([
  [
    'those before the step of the state on a classic page',
    praveloPage,
    'INCOME_DETAILS',
    ['loan-information', 'personal-details', 'contact-details'],
  ],
  [
    'those before the step that stands in for the state',
    praveloPage,
    'EMPLOYMENT_DETAILS',
    ['loan-information', 'personal-details', 'contact-details'],
  ],
  ['none before the first step', praveloPage, 'LOAN_INFORMATION', []],
  ['none after the offer', praveloPage, 'CHECKING', []],
  ['none on a dynamic page', ondaraPage, 'PERSONAL_DETAILS', []],
])('the server has led past %s', (_what, page, name, paths) => {
  expect(
    findStepsLedPast(stateNumber(name), getStepsOnPath(page, { income_source: 'employed' }, null), page),
  ).toEqual(paths);
});
