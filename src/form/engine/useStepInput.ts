import { useRef, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { Answers, PageQuestion } from '../../domain/pages/questionnaire';
import { createAnswerResolver, type AnswerForm } from './answerResolver';
import { isApplicantWaiting, type StepFormProps } from './stepFormProps';
import { useBaseValues } from './useBaseValues';
import { useDomSync, type SyncFromDom } from './useDomSync';
import { useDraft, type Draft } from './useDraft';
import { useMoneyFormat } from './useMoneyFormat';
import { useVisibleQuestions } from './useVisibleQuestions';

/** The form of a step, as messages, submit and look-ups use it. */
export interface StepInput {
  readonly form: AnswerForm;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly visible: readonly PageQuestion[];
  /** In an event: the questions that are visible with the present values. */
  readonly getVisible: () => readonly PageQuestion[];
  /** In an event: the values that the page wrote into the controls. */
  readonly getBase: () => QuestionnaireInput;
  readonly syncFromDom: SyncFromDom;
  readonly draft: Draft;
  /** Whether a press is being read: a second one does nothing. */
  readonly lockRef: RefObject<boolean>;
  /** In an event: whether the answers are being validated or sent. */
  readonly isSubmitting: () => boolean;
}

/**
 * Creates the form of a step and keeps it in line with the lead, the DOM, the language and the draft. A field is validated when it is
 * left (`useField`), and all are when the step is submitted.
 */
export function useStepInput({
  questions,
  values,
  services,
  submission,
}: Pick<StepFormProps, 'questions' | 'values' | 'services' | 'submission'>): StepInput {
  const element = useRef<HTMLFormElement>(null);
  const lockRef = useRef(false);
  const form = useForm<QuestionnaireInput, unknown, Answers>({
    defaultValues: values.initial,
    resolver: createAnswerResolver({ questions, services }),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const visible = useVisibleQuestions(form, questions);
  const getVisible = () => questions.getVisible(form.getValues());
  const { getBase, getEdited } = useBaseValues(form, values.base);
  const draft = useDraft({
    getValues: getEdited,
    onDraft: values.onDraft,
    persist: services.persist,
    isUrgent: isApplicantWaiting(submission),
  });
  const syncFromDom = useDomSync(form, {
    element,
    getVisible,
    values,
    subscribeToTabs: services.subscribeToTabs,
    onEdit: draft.onEdit,
    storeEdits: draft.flush,
  });
  useMoneyFormat(form, getVisible, questions.page.facts);
  return {
    form,
    element,
    visible,
    getVisible,
    getBase,
    syncFromDom,
    draft,
    lockRef,
    isSubmitting: () => lockRef.current || isApplicantWaiting(submission),
  };
}
