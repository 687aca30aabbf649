import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import type { StepPath } from '../catalogue/steps';
import { estimateMinutesLeft, listSections } from './formProgress';
import type { PageStep } from './resolvePage';
import { findStepPosition, getRequestedSteps, getStepsOnPath } from './stepSequence';

const paths = ondaraPage.steps.slice(0, 5).map(({ path }) => path);
const [first, second, third, fourth, fifth] = paths;
if (first === undefined || second === undefined || third === undefined) throw new Error('The page is short.');
if (fourth === undefined || fifth === undefined) throw new Error('The page is short.');

/** Steps with these sections, and as many questions. */
const createSteps = (...sections: readonly [PageStep['contextLabel'], questions: number][]): PageStep[] =>
  sections.flatMap(([contextLabel, count], index) => {
    const step = ondaraPage.steps[index];
    const [question] = step?.dataPoints ?? [];
    if (step === undefined || question === undefined) throw new Error('The page is short.');
    return [{ ...step, contextLabel, dataPoints: Array.from({ length: count }, () => question) }];
  });

const steps = createSteps(
  ['loan_information', 2],
  ['personal_details', 3],
  ['personal_details', 1],
  ['expenses', 2],
  ['personal_details', 2],
);
const without = (path: StepPath) => steps.filter((step) => step.path !== path);

describe('the sections of the form', () => {
  it.each([
    ['at its beginning', first, [], steps, 'now next next next'],
    ['within a section', third, [first, second], steps, 'done now next next'],
    ['after an earlier step was opened again', first, [first, second, third], steps, 'now done next next'],
    ['with an earlier step left open', fourth, [first], steps, 'done next now next'],
    [
      'with a section that answers hide, before it',
      third,
      [first, second],
      without(fourth),
      'done now next next',
    ],
    [
      'with a section that answers hide, after it',
      fifth,
      [first, second, third],
      without(fourth),
      'done done done now',
    ],
    ['with all submitted', fifth, paths, steps, 'done done done now'],
  ])('are listed %s', (_when, path, submitted, onPath, expected) => {
    const sections = listSections({ requested: steps, steps: onPath, submitted, path });
    expect(sections.map(({ status }) => status).join(' ')).toBe(expected);
    expect(sections.map(({ label }) => label)).toEqual([
      'loan_information',
      'personal_details',
      'expenses',
      'personal_details',
    ]);
  });

  it('are as many as the position counts, on every step of a page', () => {
    const requested = getRequestedSteps(ondaraPage, null);
    const onPath = getStepsOnPath(ondaraPage, {}, null);
    for (const { path } of onPath) {
      const sections = listSections({ requested, steps: onPath, submitted: [], path });
      const position = findStepPosition(requested, path);
      expect(sections).toHaveLength(position?.sections ?? 0);
      expect(sections.findIndex(({ status }) => status === 'now') + 1).toBe(position?.section);
    }
  });
});

describe('the time left', () => {
  it.each([
    ['the whole time at the beginning', first, [], 10],
    ['the share of the questions that are left', third, [first, second], 5],
    ['the open step, though it was submitted', fifth, paths, 2],
    ['more for steps that were left open', fifth, [second, third, fourth], 4],
  ])('is %s', (_what, path, submitted, minutes) => {
    expect(estimateMinutesLeft({ steps, submitted, path }, 10)).toBe(minutes);
  });

  it('is never less than a minute', () => {
    expect(estimateMinutesLeft({ steps, submitted: paths, path: third }, 1)).toBe(1);
    expect(estimateMinutesLeft({ steps: [], submitted: [], path: third }, 10)).toBe(1);
  });
});
