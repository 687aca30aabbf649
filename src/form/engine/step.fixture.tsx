import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Profiler, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextsProvider } from '../../platform/texts';
import type { TypedValues } from '../../domain/catalogue/typed';
import { realTexts } from '../../app/texts.fixture';
import { noticesFor } from '../../domain/catalogue/notices';
import { readDataPoint, type ReadingContext } from '../../domain/catalogue/reading';
import { pageOf } from '../../domain/catalogue/reading/context.fixture';
import type { LocaleName } from '../../domain/countries/country';
import { languageTags } from '../../domain/countries/locales';
import type { StepPath } from '../../domain/catalogue/steps';
import { typedValue } from '../../domain/catalogue/typedValue';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { isRows, type Answers } from '../../domain/pages/questionnaire';
import { questionsOf, stepsOnPath } from '../../domain/pages/stepSequence';
import { makeConfirm } from '../lookUps/confirming';
import type { LookUp } from '../lookUps/lookUp';
import type { AnswerReader } from './answerReader';
import { loadLateFields } from '../kinds/late';
import { StepForm, type StepFormProps } from './StepForm';

/** What a test says of a step; everything else stands as when the step is opened for the first time. */
export interface StepOptions extends Partial<
  Pick<
    StepFormProps,
    | 'policies'
    | 'serverErrors'
    | 'errorsElsewhere'
    | 'startAt'
    | 'sending'
    | 'loadReader'
    | 'lookUp'
    | 'companies'
  >
> {
  /** Of this step and of others, as the lead holds them. */
  readonly known?: Answers;
  readonly language?: LocaleName;
}

export interface OpenStep {
  readonly user: UserEvent;
  readonly view: RenderResult;
  /** What was handed over, in its order. */
  readonly submitted: Answers[];
  readonly drafts: TypedValues[];
  /** How often any part of the step was drawn. */
  readonly draws: () => number;
  /** The page is hidden or left. */
  readonly hide: () => void;
  readonly speak: (language: LocaleName) => Promise<void>;
  /** What the world around the step says next. */
  readonly tell: (options: StepOptions) => void;
}

/** Opens a step of a real page with its real texts and rules. */
export async function openStep(page: Page, path: StepPath, options: StepOptions = {}): Promise<OpenStep> {
  const translations = await realTexts(page, options.language ?? page.facts.locale);
  await loadLateFields();
  const submitted: Answers[] = [];
  const drafts: TypedValues[] = [];
  const hidden = new Set<() => void>();
  const around: StepFormProps = {
    ...stepOf(page, path, options.known ?? {}, translations.language),
    page,
    policies: [],
    questions: questionsOf(page.steps),
    known: options.known ?? {},
    standingNow: () => around.standing,
    initialNow: () => around.initial,
    serverErrors: [],
    errorsElsewhere: [],
    startAt: undefined,
    loadReader: async () => realReader(page, options.lookUp),
    readerAtHand: () => null,
    lookUp: async () => null,
    companies: { find: async () => null, keep: () => undefined },
    onDraft: (typed) => drafts.push(typed),
    subscribeHidden: (listener) => {
      hidden.add(listener);
      return () => hidden.delete(listener);
    },
    onSubmit: (answers) => submitted.push(answers),
    sending: { kind: 'idle' },
    submitLabel: translations.t('commonˆcontinue'),
    heading: () => <h1>{translations.t(`stepsˆ${path}>title`)}</h1>,
  };
  let draws = 0;
  let say: (told: StepOptions) => void = () => undefined;
  const Around = () => {
    const [{ known: _known, language: _language, ...told }, setTold] = useState(options);
    useEffect(() => {
      say = setTold;
    }, []);
    return (
      <TextsProvider i18n={translations}>
        <Profiler id={path} onRender={() => (draws += 1)}>
          <StepForm {...around} {...told} />
        </Profiler>
      </TextsProvider>
    );
  };
  const user = userEvent.setup({ delay: null });
  const view = render(<Around />);
  return {
    user,
    view,
    submitted,
    drafts,
    draws: () => draws,
    hide: () => {
      for (const listener of hidden) listener();
    },
    speak: (language) =>
      act(async () => {
        await translations.changeLanguage(languageTags[language]);
      }),
    // Not batched: each is seen, as one answer of the server after another is.
    tell: (changes) => flushSync(() => say({ ...options, ...changes })),
  };
}

/** The rules that the application loads for this page, on a day on which all ages of the tests are counted. */
export function realReader({ facts, definition }: Page, lookUp: LookUp = async () => null): AnswerReader {
  const context: ReadingContext = {
    ...pageOf(facts.code),
    amount: definition.amount,
    period: definition.period,
  };
  const read: AnswerReader['read'] = (point, typed, answers) =>
    readDataPoint(point, typed, { ...context, answers });
  return { read, notices: (answers) => noticesFor(answers, context), confirm: makeConfirm(lookUp, read) };
}

function stepOf(page: Page, path: StepPath, known: Answers, languageTag: string) {
  const step: PageStep | undefined = page.steps.find((candidate) => candidate.path === path);
  if (step === undefined) throw new Error(`The page has no step ${path}.`);
  const standing = Object.fromEntries(
    step.dataPoints.map(({ name, point }) => {
      const answer = known[name];
      return [name, isRows(answer) ? [] : typedValue(point, answer, { facts: page.facts, languageTag })];
    }),
  );
  return {
    questionnaire: step,
    initial: standing,
    standing,
    visibleWith: (typed: Answers) =>
      stepsOnPath(page, { ...known, ...typed }, null).find((shown) => shown.path === path)?.dataPoints ?? [],
  };
}
