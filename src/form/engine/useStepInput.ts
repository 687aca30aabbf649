import { useRef, type RefObject } from 'react';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import { useFormControls, type FormControls } from '../controls/formControls';
import { isAwaited, type StepFormProps } from './stepFormProps';
import { useBaseValues } from './useBaseValues';
import { useDomSync, type SyncFromDom } from './useDomSync';
import { useDraft, type Draft } from './useDraft';
import { useMoneyFormat } from './useMoneyFormat';
import { useVisibleQuestions } from './useVisibleQuestions';

/** The controls of a step, as validation, submit and look-ups use them. */
export interface StepInput {
  readonly controls: FormControls;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly visible: readonly PageQuestion[];
  /** In an event: the questions that are visible with the present values. */
  readonly getVisible: () => readonly PageQuestion[];
  /** In an event: the values that the page wrote into the controls. */
  readonly getBase: () => QuestionnaireInput;
  readonly syncFromDom: SyncFromDom;
  readonly draft: Draft;
}

/** Creates the controls of a step and keeps them in line with the lead, the DOM, the language and the draft. */
export function useStepInput({
  isLive = true,
  questions,
  values,
  services,
  submission,
}: Pick<StepFormProps, 'isLive' | 'questions' | 'values' | 'services' | 'submission'>): StepInput {
  const element = useRef<HTMLFormElement>(null);
  const controls = useFormControls(values.initial);
  const { visible, getVisible } = useVisibleQuestions(controls, questions);
  const { getBase, getEdited } = useBaseValues(controls, values.base);
  const draft = useDraft({
    getValues: getEdited,
    onDraft: values.onDraft,
    subscribeToPageHidden: services.subscribeToPageHidden,
    isUrgent: isAwaited(submission),
  });
  const syncFromDom = useDomSync(controls, { element, getVisible, values, isLive, draft });
  useMoneyFormat(controls, getVisible, questions.page.facts);
  return { controls, element, visible, getVisible, getBase, syncFromDom, draft };
}
