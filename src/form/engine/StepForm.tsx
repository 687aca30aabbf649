import { Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../platform/texts';
import type { Typed, TypedValues } from '../../domain/catalogue/typed';
import type { DataPointName } from '../../domain/catalogue/names';
import { isUnderWay, type Sending } from '../../domain/journey/calls/sending';
import type { Page } from '../../domain/pages/resolvePage';
import { questionsWithControl, questionsWithRows } from './controls';
import {
  isStepKey,
  soleQuestion,
  type Answers,
  type AskedDataPoint,
  type Questionnaire,
} from '../../domain/pages/questionnaire';
import type { Questions } from '../../domain/pages/stepSequence';
import type { AnswerReader } from './answerReader';
import type { ErrorElsewhere } from '../messages/ErrorSummary';
import { controlId } from '../kinds/fieldProps';
import { ErrorSummary } from '../late';
import { FilledInStatus } from '../lookUps/FilledInStatus';
import type { Companies } from '../lookUps/companies';
import type { LookUp } from '../lookUps/lookUp';
import { useLookUps } from '../lookUps/useLookUps';
import { newsIn } from './news';
import { readAll } from './readAll';
import { StepContextProvider, type StepContextValue } from './StepContext';
import styles from './StepForm.module.css';
import { StepFields } from './StepFields';
import { SubmitAct } from '../around/SubmitAct';
import { useDraft } from './useDraft';
import { useMoneyFormat } from './useMoneyFormat';
import { useStanding } from './useStanding';
import { useStepForm } from './useStepForm';
import { useSubmit } from './useSubmit';
import { useTaking } from './useTaking';
import { useVisible } from './useVisible';
import { useFieldMessages } from '../messages/useFieldMessages';
import { useRefusals, type ServerError } from '../messages/useRefusals';
import { useSummary } from '../messages/useSummary';

export interface StepFormProps {
  /** What is asked, with the questions that are hidden now. */
  readonly questionnaire: Questionnaire;
  readonly page: Page;
  /** What the server says of the consents. */
  readonly policies: StepContextValue['policies'];
  /** Every question that can be asked, here or elsewhere: the values of a choice may follow from any. */
  readonly questions: Questions;
  /** What the controls hold at the start: the draft over what stands, both as they are typed. */
  readonly initial: TypedValues;
  /** What the controls hold where nothing was typed, as the lead stands now. */
  readonly standing: TypedValues;
  /** The same in an event; `standing` is what was built where a built screen is taken over. */
  readonly standingNow: () => TypedValues;
  /** What the controls would hold if the questionnaire were opened now. */
  readonly initialNow: () => TypedValues;
  /** Answers of other steps and of this one as the lead holds them; judging and soft notices take them into account. */
  readonly known: Answers;
  /** Errors the server put on this step's questions. */
  readonly serverErrors: readonly ServerError[];
  /** Errors that stand on other steps or on none. */
  readonly errorsElsewhere: readonly ErrorElsewhere[];
  /** The question with an error for which the step was opened, from the summary of another step. */
  readonly startAt: DataPointName | undefined;
  /** Which of the step's questions show for these answers, typed or kept. */
  readonly visibleWith: (answers: Answers) => readonly AskedDataPoint[];
  readonly loadReader: () => Promise<AnswerReader>;
  /** The same, if it is there already. */
  readonly readerAtHand: () => AnswerReader | null;
  /** The same function from render to render. */
  readonly lookUp: LookUp;
  readonly companies: Companies;
  readonly onDraft: (typed: TypedValues) => void;
  readonly subscribeHidden: (listener: () => void) => () => void;
  /** @param news those of the answers that the lead does not have in this way yet: what nobody touched is no change */
  readonly onSubmit: (answers: Answers, news: Answers) => void;
  /** Answers that are not right yet held the step back: the names of their controls. */
  readonly onRefused?: ((names: readonly string[]) => void) | undefined;
  readonly sending: Sending;
  readonly submitLabel: string;
  /** What is said in place of "not saved" where nothing is to be saved. */
  readonly unsent?: string | undefined;
  /** Heading and words above the questions. */
  readonly heading: (hasErrors: boolean) => ReactNode;
  /** Set above the button, for example the answers to read once more. */
  readonly children?: ReactNode;
  /** Set under the button. */
  readonly below?: ReactNode;
}

/** One step: its questions, the errors in it, and the one act that leaves it. */
export function StepForm(props: StepFormProps) {
  const { questionnaire, page, initial, known, serverErrors, errorsElsewhere, loadReader } = props;
  const { standingNow, initialNow } = props;
  const { i18n } = useTranslation();
  const writing = { facts: page.facts, languageTag: i18n.language };
  const form = useStepForm(initial);
  const { getValues } = form;
  const { summary, openSummary, closeSummary } = useSummary({
    // Then the summary takes the focus, not the heading.
    opensWithErrors: serverErrors.length > 0,
    startAt: props.startAt,
  });
  const isPressed = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const fieldOf = (asked: AskedDataPoint) =>
    element.current?.querySelector<HTMLElement>(`[id="${controlId(asked)}"]`) ?? null;
  /** Also while another window is in front, from which the applicant comes back into the field. */
  const isEntered = (asked: AskedDataPoint) => {
    const field = fieldOf(asked);
    return field !== null && field === field.ownerDocument.activeElement;
  };
  const { visible, visibleNow } = useVisible(form, questionnaire, props.visibleWith);
  const { filled, touched } = useStanding(form, props.standing);
  const draft = useDraft(touched, props.onDraft, props.subscribeHidden, isUnderWay(props.sending));

  useRefusals(props, form, openSummary);
  const take = useTaking(form, { element, visibleNow, standingNow, initialNow, onTaken: draft.typed });
  const { tidy, ...messages } = useFieldMessages(form, {
    loadReader,
    visibleNow,
    known,
    isPressed,
    writing,
    isEntered,
  });
  useMoneyFormat(form, () => questionsWithControl(visibleNow(), getValues()), page.facts);
  const { submit, isSendingNow, isBusy, sending } = useSubmit(form, {
    ...props,
    element,
    visibleNow,
    take,
    tidy,
    onRefused: (controls) => {
      props.onRefused?.(controls);
      openSummary();
    },
    onRight: (reader, asked, answers) => {
      if (isStepKey(questionnaire.key)) draft.forget();
      else draft.keep();
      const before = readAll(reader, asked, filled(), known).answers;
      const refused = serverErrors.map(({ control }) => control);
      props.onSubmit(answers, newsIn(asked, answers, { known, before, refused }));
    },
  });
  const put: StepContextValue['changed'] = (asked, typed) => {
    messages.changed(asked, typed);
    draft.typed();
  };
  const { lookedUp, filledIn, suggested, ...lookUps } = useLookUps(
    questionnaire,
    props.questions,
    {
      page,
      languageTag: writing.languageTag,
      loadReader,
      lookUp: props.lookUp,
      companies: props.companies,
      known,
      typed: getValues,
      take: () => take((control) => !getValues(control)),
      put,
      isSending: isSendingNow,
    },
    element,
  );
  const told = {
    ...messages,
    left: (asked: AskedDataPoint) => {
      messages.left(asked);
      lookUps.left(asked);
    },
    changed: (asked: AskedDataPoint, typed: Typed) => {
      put(asked, typed);
      lookUps.changed(asked);
    },
  };

  return (
    <StepContextProvider
      value={{
        page,
        policies: props.policies,
        form,
        known,
        headed: soleQuestion(questionnaire)?.name,
        lookedUp,
        filledIn,
        suggested,
        chose: lookUps.chose,
        typed: draft.typed,
        ...told,
      }}
    >
      <form
        ref={element}
        data-step={questionnaire.route}
        noValidate
        className={styles['form']}
        onSubmit={submit}
      >
        {props.heading(summary.round > 0)}
        {summary.isOpen ? (
          <Suspense>
            <ErrorSummary
              key={summary.round}
              asked={questionsWithRows(visible, getValues())}
              elsewhere={errorsElsewhere}
              onFollow={(asked) => fieldOf(asked)?.focus()}
              startAt={visible.find(({ name }) => name === summary.startAt)}
              onMended={closeSummary}
            />
          </Suspense>
        ) : null}
        <div className={styles['fields']} data-part="fields">
          <StepFields asked={visible} />
          <FilledInStatus />
        </div>
        <div className={styles['act']} data-part="act">
          {props.children}
          <SubmitAct
            sending={sending}
            isBusy={isBusy}
            label={props.submitLabel}
            unsent={props.unsent}
            onPressing={(isPressing) => {
              isPressed.current = isPressing;
            }}
          />
          {props.below}
        </div>
      </form>
    </StepContextProvider>
  );
}
