import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Profiler, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { didSucceed } from '../../platform/loading/loadOnce';
import { TextsProvider } from '../../platform/i18n/texts';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { loadRealTexts } from '../../testing/texts.fixture';
import { findNotices } from '../../domain/catalogue/notices';
import { readDataPoint } from '../../domain/catalogue/reading';
import { explainRejection } from '../../domain/catalogue/rejections';
import { createReadingContext } from '../../domain/catalogue/reading/context.fixture';
import { languageTags, type LocaleName } from '../../domain/countries/locales';
import { getOptionNames } from '../../domain/countries/vectors/optionNames.fixture';
import type { StepPath } from '../../domain/catalogue/steps';
import { formatControlInput } from '../../domain/catalogue/formatControlInput';
import type { FilledIn } from '../../domain/pages/filledIn';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { isRowAnswers, type Answers } from '../../domain/pages/questionnaire';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { getStepsOnPath } from '../../domain/pages/stepSequence';
import { createEmailConfirmation } from '../lookUps/confirmEmail';
import type { LookUp } from '../lookUps/lookUp';
import type { AnswerReader } from './answerReader';
import { loadFormParts } from '../lazyComponents';
import { StepForm } from './StepForm';
import type { StepErrors, StepFormProps, StepQuestions, StepServices, StepSubmission } from './stepFormProps';

/** What a test specifies. By default the step is opened for the first time. */
export interface StepOptions extends Partial<Pick<StepServices, 'loadReader' | 'lookUp' | 'companies'>> {
  /** The answers of the lead, to this step and to others. */
  readonly knownAnswers?: Answers;
  /** Those of them that look-ups filled in. */
  readonly filledIn?: FilledIn;
  readonly language?: LocaleName;
  readonly policies?: StepQuestions['policies'];
  readonly requestStatus?: StepSubmission['status'];
  readonly serverErrors?: StepErrors['here'];
  readonly otherErrors?: StepErrors['elsewhere'];
  readonly startAt?: StepErrors['startAt'];
  /** Whether the questions are equal ones made anew, as a screen of a state makes them. */
  readonly areQuestionsRenewed?: boolean;
}

export interface OpenStep {
  readonly user: UserEvent;
  readonly view: RenderResult;
  /** The submitted answers, in their order. */
  readonly submitted: Answers[];
  readonly drafts: QuestionnaireInput[];
  /** What look-ups had filled in at each submit. */
  readonly filled: FilledIn[];
  /** Counts the renders of any part of the step. */
  readonly countRenders: () => number;
  /** The page is hidden or left. */
  readonly hidePage: () => void;
  readonly changeLanguage: (language: LocaleName) => Promise<void>;
  /** Renders the step with other options. */
  readonly update: (options: StepOptions) => void;
}

const noErrors: readonly never[] = [];
const noPolicies: readonly never[] = [];
const idle = { kind: 'idle' } as const;

/** Opens a step of a real page with its real texts and rules. */
export async function openStep(page: Page, path: StepPath, options: StepOptions = {}): Promise<OpenStep> {
  const translations = await loadRealTexts(page, options.language ?? page.languages[0]);
  await didSucceed(loadFormParts());
  const submitted: Answers[] = [];
  const drafts: QuestionnaireInput[] = [];
  const filled: FilledIn[] = [];
  const knownAnswers = options.knownAnswers ?? {};
  const step = findStep(page, path);
  const base = getBaseValues(step, page, knownAnswers, translations.language);
  const questions = {
    page,
    questionnaire: step,
    index: indexQuestions(page.steps),
    knownAnswers,
    filledIn: options.filledIn ?? {},
    getVisible: (answers: Answers) =>
      getStepsOnPath(page, { ...knownAnswers, ...answers }, null).find((one) => one.path === path)
        ?.dataPoints ?? [],
  };
  const values: StepFormProps['values'] = {
    initial: base,
    base,
    readBase: () => base,
    readInitial: () => base,
    onDraft: (input) => drafts.push(input),
  };
  const optionNames = getOptionNames(page.facts.code, page.languages);
  let loadedReader: AnswerReader | null = null;
  const services: StepServices = {
    loadReader: async () => (loadedReader = createRealReader(page, options.lookUp)),
    getLoadedReader: () => loadedReader,
    getOptionNames: () => optionNames,
    lookUp: async () => null,
    companies: { find: async () => null, choose: () => undefined },
    persist: () => undefined,
    subscribeToTabs: () => () => undefined,
  };
  let renders = 0;
  let setPresentOptions: (present: StepOptions) => void = () => undefined;
  const TestStep = () => {
    const [present, setPresent] = useState(options);
    useEffect(() => {
      setPresentOptions = setPresent;
    }, []);
    const { loadReader, lookUp, companies } = { ...services, ...present };
    return (
      <TextsProvider i18n={translations}>
        <Profiler id={path} onRender={() => (renders += 1)}>
          <StepForm
            questions={{
              ...questions,
              ...(present.areQuestionsRenewed === true && {
                questionnaire: { ...step },
                index: new Map(questions.index),
              }),
              policies: present.policies ?? noPolicies,
            }}
            values={values}
            errors={{
              here: present.serverErrors ?? noErrors,
              elsewhere: present.otherErrors ?? noErrors,
              startAt: present.startAt,
            }}
            services={{ ...services, loadReader, lookUp, companies }}
            submission={{
              status: present.requestStatus ?? idle,
              label: translations.t('commonˆcontinue'),
              onSubmit: (answers, _changed, filledIn) => {
                if (filledIn !== null) filled.push(filledIn);
                submitted.push(answers);
              },
            }}
            heading={() => <h1>{translations.t(`stepsˆ${path}>title`)}</h1>}
          />
        </Profiler>
      </TextsProvider>
    );
  };
  const user = userEvent.setup({ delay: null });
  const view = render(<TestStep />);
  return {
    user,
    view,
    submitted,
    drafts,
    filled,
    countRenders: () => renders,
    hidePage: () => void document.defaultView?.dispatchEvent(new Event('pagehide')),
    changeLanguage: (language) =>
      act(async () => {
        await translations.changeLanguage(languageTags[language]);
      }),
    // Not batched: each update is rendered, as one response after another is.
    update: (changes) => flushSync(() => setPresentOptions({ ...options, ...changes })),
  };
}

/** The rules that the application loads for this page, on a day on which all ages in the tests are valid. */
export function createRealReader(
  { facts, definition }: Page,
  lookUp: LookUp = async () => null,
): AnswerReader {
  const context = {
    ...createReadingContext(facts.code),
    amount: definition.amount,
    period: definition.period,
  };
  const read: AnswerReader['read'] = (point, input, answers) =>
    readDataPoint(point, input, { ...context, answers });
  return {
    read,
    explain: (point, code) => explainRejection(point, code, context),
    findNotices: (...answers) => findNotices(...answers, context),
    confirm: createEmailConfirmation(lookUp, read),
  };
}

function findStep(page: Page, path: StepPath): PageStep {
  const step = page.steps.find((candidate) => candidate.path === path);
  if (step === undefined) throw new Error(`The page has no step ${path}.`);
  return step;
}

function getBaseValues(
  { dataPoints }: PageStep,
  { facts }: Page,
  knownAnswers: Answers,
  languageTag: string,
): QuestionnaireInput {
  return Object.fromEntries(
    dataPoints.map(({ name, point }) => {
      const answer = knownAnswers[name];
      return [name, isRowAnswers(answer) ? [] : formatControlInput(point, answer, { facts, languageTag })];
    }),
  );
}
