import { lazy, Suspense, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
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
import { controlId } from './kinds/fieldProps';
import { fieldErrorOf, knownCode } from './messages';
import { SaveState, type Sending } from './SaveState';
import { StepContextProvider } from './StepContext';
import styles from './StepForm.module.css';
import { StepFields } from './StepFields';
import { useDraft } from './useDraft';

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
  const { step, page, initial, known, serverErrors, errorsElsewhere, loadReader, onSubmit, sending } = props;
  const form = useForm<TypedValues>({ defaultValues: initial, shouldFocusError: false });
  const { control, getValues, setValue, setError, clearErrors, getFieldState } = form;
  const { t } = useTranslation();
  const [notices, setNotices] = useState<Partial<Record<DataPointName, FieldNotice>>>({});
  const [summaryCount, setSummaryCount] = useState(serverErrors.length + errorsElsewhere.length > 0 ? 1 : 0);
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const drivers = driversOf(page, step);
  const driven = useWatch({ control, name: drivers });
  const visible = props.visibleWith(Object.fromEntries(drivers.map((name, index) => [name, driven[index]])));
  const draft = useDraft(form, props.onDraft, props.subscribeHidden);

  useEffect(() => {
    for (const { name, code } of serverErrors) setError(name, { type: knownCode(code) });
  }, [serverErrors, setError]);

  const judge = async (asked: AskedDataPoint) => {
    const reader = await loadReader();
    const reading = reader.read(asked.point, getValues(asked.name));
    if (reading.ok) clearErrors(asked.name);
    return { reader, reading };
  };
  const left = (asked: AskedDataPoint) => {
    const typed = getValues(asked.name);
    if (typed === undefined || typed === '' || !getFieldState(asked.name).isDirty) return;
    void judgeLeft(asked);
  };
  const judgeLeft = async (asked: AskedDataPoint) => {
    const { reader, reading } = await judge(asked);
    if (!reading.ok) setError(asked.name, fieldErrorOf(reading.message));
    setNotices(reader.notices({ ...known, ...readAll(reader, visible, getValues()).answers }));
  };
  const changed = (asked: AskedDataPoint, typed: Typed) => {
    setValue(asked.name, typed, { shouldDirty: true });
    if (getFieldState(asked.name).error !== undefined) void judge(asked);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    takeFilledIn(element.current, visible, getValues(), (name, typed) =>
      setValue(name, typed, { shouldDirty: true }),
    );
    const reader = await loadReader();
    const { answers, refusals } = readAll(reader, visible, getValues());
    clearErrors();
    for (const { name, message } of refusals) setError(name, fieldErrorOf(message));
    if (refusals.length > 0) {
      setSummaryCount((count) => count + 1);
      return;
    }
    draft.forget();
    onSubmit(answers);
  };

  return (
    <StepContextProvider value={{ page, control, left, changed, notices }}>
      <form
        ref={element}
        id={formId}
        data-step={step.path}
        noValidate
        className={styles['form']}
        onSubmit={(event) => void submit(event)}
      >
        {props.heading(summaryCount > 0)}
        {summaryCount === 0 ? null : (
          <Suspense>
            <ErrorSummary
              key={summaryCount}
              asked={visible}
              elsewhere={errorsElsewhere}
              onFollow={(name) => element.current?.querySelector<HTMLElement>(`#${controlId(name)}`)?.focus()}
            />
          </Suspense>
        )}
        <StepFields asked={visible} />
        {props.children}
        <div className={styles['act']}>
          <SaveState sending={sending} />
          <Button
            type="submit"
            isBusy={sending.kind === 'sending' || sending.kind === 'still-working'}
            // The second press of a double click belongs to this step, not to the one that takes its place.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {sending.kind === 'not-saved' ? t('commonˆretry') : props.submitLabel}
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

/** What the browser filled in without telling: its controls are the truth at the moment of sending. */
function takeFilledIn(
  element: HTMLFormElement | null,
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
  take: (name: DataPointName, value: Typed) => void,
): void {
  for (const { name } of asked) {
    const control = element?.elements.namedItem(name);
    const isLine =
      control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio';
    if ((isLine || control instanceof HTMLSelectElement) && control.value !== (typed[name] ?? '')) {
      take(name, control.value);
    }
  }
}
