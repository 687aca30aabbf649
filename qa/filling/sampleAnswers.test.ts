import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../src/testing/pages.fixture';
import { readDataPoint } from '../../src/domain/catalogue/reading';
import { createReadingContext } from '../../src/domain/catalogue/reading/context.fixture';
import { steps, type StepPath } from '../../src/domain/catalogue/steps';
import { countryList } from '../../src/domain/countries/vectors/countries.fixture';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import { resolvePage } from '../../src/domain/pages/resolvePage';
import { indexQuestions } from '../../src/domain/pages/questionIndex';
import type { AnswerReader } from '../../src/form/engine/answerReader';
import { readAnswers } from '../../src/form/engine/readAnswers';
import { fillExtents, type FillExtent } from './extent';
import { createSampleAnswers, type FillContext } from './sampleAnswers';

const isStepPath = (path: string): path is StepPath => Object.hasOwn(steps, path);

describe.each(countryList)('samples of $facts.code', ({ facts }) => {
  const paths = Object.keys(steps).filter(isStepPath);
  const definition = { ...ondaraPage.definition, country: facts.code, steps: paths };
  const page = resolvePage(ondaraPage.brand, definition, facts);
  const states = Object.values(stateQuestionnaires(definition, facts));
  const questionnaires: readonly Questionnaire[] = [...page.steps, ...states];

  function fillAllOn(today: string, extent: FillExtent) {
    const { amount, period } = page.definition;
    const context = { ...createReadingContext(facts.code), amount, period, today };
    const reader: AnswerReader = {
      read: (point, typed, answers) => readDataPoint(point, typed, { ...context, answers }),
      explain: () => ({ code: 'not_accepted' }),
      findNotices: () => ({}),
      confirm: () => Promise.resolve(undefined),
    };
    const filling: FillContext = { page, today, extent, questions: indexQuestions(questionnaires) };
    return questionnaires.map((questionnaire) => {
      const typed = createSampleAnswers(questionnaire, {}, filling);
      const asked = questionnaire.dataPoints.filter(({ name }) => Object.hasOwn(typed, name));
      return { typed, asked, ...readAnswers(reader, asked, typed, {}) };
    });
  }

  // Two days, because samples must not expire.
  it.each(
    fillExtents.flatMap((extent) => ['2026-11-20', '2029-02-28'].map((today) => [extent, today] as const)),
  )('are valid in every step and state: %s on %s', (extent, today) => {
    expect(fillAllOn(today, extent).flatMap(({ invalid }) => invalid)).toEqual([]);
  });

  it('skip optional questions if minimal, and answer them if maximal', () => {
    const listAnswered = (extent: FillExtent) =>
      fillAllOn('2026-11-20', extent).flatMap(({ asked, typed }) =>
        asked.filter(({ name }) => typed[name] !== '' && typed[name] !== false),
      );
    expect(listAnswered('minimal').filter(({ point }) => point.optional === true)).toEqual([]);
    expect(listAnswered('maximal').length).toBeGreaterThan(listAnswered('minimal').length);
  });
});
