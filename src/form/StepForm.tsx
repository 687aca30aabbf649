import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DataPointName } from '../domain/catalogue/dataPoints';
import type { FieldNotice } from '../domain/catalogue/messages';
import type { Typed } from '../domain/catalogue/typed';
import type { AskedDataPoint, Page, PageStep } from '../domain/pages/resolvePage';
import type { Answers } from '../domain/pages/stepSequence';
import { Button } from '../ui/Button';
import type { AnswerReader, TypedValues } from './answerReader';
import type { ErrorElsewhere } from './ErrorSummary';
import { takeFilledIn } from './filledIn';
import { controlId } from './kinds/fieldProps';
import { fieldErrorOf } from './messages';
import { isUnderWay, SaveState, type Sending } from './SaveState';
import { StepContextProvider } from './StepContext';
import styles from './StepForm.module.css';
import { StepFields } from './StepFields';
import { useDraft } from './useDraft';
import { useRefusals } from './useRefusals';
import { useSummary } from './useSummary';

/** Needed when something was sent with errors, and not before. */
const ErrorSummary = lazy(() => import('./ErrorSummary'));

export interface StepFormProps {
  readonly step: PageStep;
  readonly page: Page;
  /** What the controls hold at the start: the draft over the lead, both as they are typed. */
  readonly initial: TypedValues;
  /** Answers of other steps and of this one as the lead holds them; soft notices compare with them. */
  readonly known: Answers;
  /** Errors the server put on this step's questions. */
  readonly serverErrors: readonly { readonly name: DataPointName; readonly code: string }[];
  /** Errors that stand on other steps or on none. */
  readonly errorsElsewhere: readonly ErrorElsewhere[];
  /** The question with an error for which the step was opened, from the summary of another step. */
  readonly startAt: DataPointName | undefined;
  /** Which of the step's questions show for these answers, typed or kept. */
  readonly visibleWith: (answers: Answers) => readonly AskedDataPoint[];
  readonly loadReader: () => Promise<AnswerReader>;
  readonly onDraft: (typed: TypedValues) => void;
  readonly subscribeHidden: (listener: () => void) => () => void;
  readonly onSubmit: (answers: Answers) => void;
  readonly sending: Sending;
  readonly submitLabel: string;
  /** Heading and words above the questions. */
  readonly heading: (hasErrors: boolean) => ReactNode;
  /** Set above the button, for example the answers to read once more. */
  readonly children?: ReactNode;
}

/** One step: its questions, the errors in it, and the one act that leaves it. */
export function StepForm(props: StepFormProps) {
  const { step, page, initial, known, errorsElsewhere, loadReader, onSubmit, sending } = props;
  const form = useForm<TypedValues>({ defaultValues: initial, shouldFocusError: false });
  const { control, getValues, setValue, setError, clearErrors, getFieldState } = form;
  const { t } = useTranslation();
  const [notices, setNotices] = useState<Notices>({});
  const { summary, openSummary, closeSummary } = useSummary({
    // Then the summary takes the focus, not the heading.
    opensWithErrors: props.serverErrors.length > 0,
    startAt: props.startAt,
  });
  const [rules, setRules] = useState<'at-hand' | 'loading' | 'lost'>('at-hand');
  const isLocked = useRef(false);
  // While the button is pressed nothing may move: a message that appears above it would take it from under the pointer.
  const isPressed = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const drivers = driversOf(page, step);
  const driven = useWatch({ control, name: drivers });
  const visible = props.visibleWith(Object.fromEntries(drivers.map((name, index) => [name, driven[index]])));
  /** The same in an event, for what was typed since this was rendered. */
  const visibleNow = () =>
    props.visibleWith(Object.fromEntries(drivers.map((name) => [name, getValues(name)])));
  const draft = useDraft(form, props.onDraft, props.subscribeHidden);

  useRefusals(props, setError, openSummary);
  const take = () =>
    takeFilledIn(element.current, visibleNow(), getValues(), (name, typed) =>
      setValue(name, typed, { shouldDirty: true }),
    );
  const takeAtStart = useEffectEvent(take);
  useEffect(() => takeAtStart(), []);

  const judge = async (asked: AskedDataPoint) => {
    const reader = await loadReader();
    return { reader, reading: reader.read(asked.point, getValues(asked.name)) };
  };
  const left = (asked: AskedDataPoint) => {
    const typed = getValues(asked.name);
    if (isPressed.current || typed === undefined || typed === '' || !getFieldState(asked.name).isDirty)
      return;
    void judgeLeft(asked, typed).catch(laterAtSending);
  };
  // Takes no error away: the summary takes the focus out of a field that the server has just refused.
  const judgeLeft = async (asked: AskedDataPoint, typed: Typed) => {
    const { reader, reading } = await judge(asked);
    // The rules may have come so late that the field is being typed in again.
    if (getValues(asked.name) !== typed) return;
    if (!reading.ok) setError(asked.name, fieldErrorOf(reading.message));
    setNotices(reader.notices({ ...known, ...readAll(reader, visibleNow(), getValues()).answers }));
  };
  const tidied = (asked: AskedDataPoint, typed: Typed) => setValue(asked.name, typed, { shouldDirty: true });
  const changed = (asked: AskedDataPoint, typed: Typed) => {
    tidied(asked, typed);
    setNotices((told) => without(told, asked.name));
    if (getFieldState(asked.name).error !== undefined) void judgeChanged(asked).catch(laterAtSending);
  };
  const judgeChanged = async (asked: AskedDataPoint) => {
    const { reading } = await judge(asked);
    const told = getFieldState(asked.name).error?.type;
    // A message that is not true any more goes too: "fill in" where something stands now, "wrong" where nothing does.
    if (reading.ok || reading.message.code !== told) clearErrors(asked.name);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLocked.current || isUnderWay(sending)) return;
    isLocked.current = true;
    take();
    setRules('loading');
    const reader = await loadReader().catch(() => null);
    isLocked.current = false;
    setRules(reader === null ? 'lost' : 'at-hand');
    if (reader !== null) judgeAll(reader);
  };
  const judgeAll = (reader: AnswerReader) => {
    const { answers, refusals } = readAll(reader, visibleNow(), getValues());
    clearErrors();
    for (const { name, message } of refusals) setError(name, fieldErrorOf(message));
    if (refusals.length > 0) {
      openSummary();
      return;
    }
    draft.forget();
    onSubmit(answers);
  };
  const shown: Sending = rules === 'lost' ? { kind: 'not-saved', reason: 'no-answer' } : sending;

  return (
    <StepContextProvider value={{ page, control, left, tidied, changed, notices }}>
      <form
        ref={element}
        id={formId}
        data-step={step.path}
        noValidate
        className={styles['form']}
        onSubmit={(event) => void submit(event)}
      >
        {props.heading(summary.round > 0)}
        {summary.isOpen ? (
          <Suspense>
            <ErrorSummary
              key={summary.round}
              asked={visible}
              elsewhere={errorsElsewhere}
              onFollow={(name) => element.current?.querySelector<HTMLElement>(`#${controlId(name)}`)?.focus()}
              startAt={summary.startAt}
              onMended={closeSummary}
            />
          </Suspense>
        ) : null}
        <StepFields asked={visible} />
        {props.children}
        <div className={styles['act']}>
          <SaveState sending={shown} />
          <Button
            type="submit"
            isBusy={rules === 'loading' || isUnderWay(sending)}
            onPointerDown={() => {
              isPressed.current = true;
            }}
            onPointerUp={() => {
              isPressed.current = false;
            }}
            onPointerLeave={() => {
              isPressed.current = false;
            }}
            // The second press of a double click belongs to this step, not to the one that takes its place.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {shown.kind === 'not-saved' ? t('commonˆretry') : props.submitLabel}
          </Button>
        </div>
      </form>
    </StepContextProvider>
  );
}

/** The questions of this step on whose answers the visibility of another of its questions depends. */
function driversOf(page: Page, step: PageStep): readonly DataPointName[] {
  const all = page.steps.find(({ path }) => path === step.path)?.dataPoints ?? step.dataPoints;
  const named = new Set(all.flatMap(({ point }) => Object.keys(point.when ?? {})));
  return all.map(({ name }) => name).filter((name) => named.has(name));
}

/** What could not be judged now is judged when it is sent. */
const laterAtSending = () => undefined;

type Notices = Partial<Record<DataPointName, FieldNotice>>;

function without(notices: Notices, name: DataPointName): Notices {
  if (notices[name] === undefined) return notices;
  const { [name]: _changed, ...others } = notices;
  return others;
}

function readAll(reader: AnswerReader, asked: readonly AskedDataPoint[], typed: TypedValues) {
  const read = asked.map(({ name, point }) => ({ name, reading: reader.read(point, typed[name]) }));
  const answers: Answers = Object.fromEntries(
    read.flatMap(({ name, reading }) => (reading.ok ? [[name, reading.value]] : [])),
  );
  const refusals = read.flatMap(({ name, reading }) =>
    reading.ok ? [] : [{ name, message: reading.message }],
  );
  return { answers, refusals };
}
