import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../src/app/pages.fixture';
import { readDataPoint } from '../../src/domain/catalogue/reading';
import { pageOf } from '../../src/domain/catalogue/reading/context.fixture';
import { steps, type StepPath } from '../../src/domain/catalogue/steps';
import { countryList } from '../../src/domain/countries/vectors/countries.fixture';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import { resolvePage } from '../../src/domain/pages/resolvePage';
import { questionsOf } from '../../src/domain/pages/stepSequence';
import type { AnswerReader } from '../../src/form/engine/answerReader';
import { readAll } from '../../src/form/engine/readAll';
import { extents, type Extent } from './extent';
import { typedInto, type Filling } from './typed';

const isStepPath = (path: string): path is StepPath => Object.hasOwn(steps, path);

describe.each(countryList)('in $facts.code', ({ facts }) => {
  const paths = Object.keys(steps).filter(isStepPath);
  const definition = { ...ondaraPage.definition, country: facts.code, steps: paths };
  const page = resolvePage(ondaraPage.brand, definition, facts);
  const states = Object.values(stateQuestionnaires(definition, facts));
  const questionnaires: readonly Questionnaire[] = [...page.steps, ...states];

  function filledOn(today: string, extent: Extent) {
    const { amount, period } = page.definition;
    const context = { ...pageOf(facts.code), amount, period, today };
    const reader: AnswerReader = {
      read: (point, typed, answers) => readDataPoint(point, typed, { ...context, answers }),
      notices: () => ({}),
      confirm: () => Promise.resolve(undefined),
    };
    const filling: Filling = { page, today, extent, questions: questionsOf(questionnaires) };
    return questionnaires.map((questionnaire) => {
      const typed = typedInto(questionnaire, {}, filling);
      const asked = questionnaire.dataPoints.filter(({ name }) => Object.hasOwn(typed, name));
      return { typed, asked, ...readAll(reader, asked, typed, {}) };
    });
  }

  // Samples that grow old would fail on the second day.
  it.each(extents.flatMap((extent) => ['2026-11-20', '2029-02-28'].map((today) => [extent, today] as const)))(
    'every step and state is filled with what the rules take: %s on %s',
    (extent, today) => {
      expect(filledOn(today, extent).flatMap(({ refusals }) => refusals)).toEqual([]);
    },
  );

  it('leaves open in the first case what may be left, and tells all in the other', () => {
    const told = (extent: Extent) =>
      filledOn('2026-11-20', extent).flatMap(({ asked, typed }) =>
        asked.filter(({ name }) => typed[name] !== '' && typed[name] !== false),
      );
    expect(told('minimal').filter(({ point }) => point.optional === true)).toEqual([]);
    expect(told('maximal').length).toBeGreaterThan(told('minimal').length);
  });
});
