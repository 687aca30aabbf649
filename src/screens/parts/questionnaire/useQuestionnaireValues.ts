import { useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../storeHooks';
import type { QuestionnaireInput } from '../../../domain/catalogue/input';
import type { Questionnaire } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import type { StepFormProps } from '../../../form/engine/stepFormProps';
import { saveDraft } from '../../../state/drafts';
import type { RootState } from '../../../state/root';
import { selectApplication, selectApplicationId, selectResult } from '../../../state/selectors/journey';
import { useIsHydrating } from '../../../ui/HydrationProvider';
import { getBaseValues, getInitialValues } from './initialValues';

/** The values of a questionnaire's controls: those of the lead, the draft over them, and where an edit is stored. */
export function useQuestionnaireValues(
  questionnaire: Questionnaire,
  page: Page,
): Omit<StepFormProps['values'], 'received'> {
  const { i18n } = useTranslation();
  const languageTag = i18n.language;
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const application = useAppSelector(selectApplication);
  const result = useAppSelector(selectResult);
  const isHydrating = useIsHydrating();
  const base = useMemo(
    () => getBaseValues(questionnaire, page, { application, result }, languageTag),
    [questionnaire, page, application, result, languageTag],
  );
  const readBase = ({ leadApplication }: RootState) =>
    getBaseValues(questionnaire, page, leadApplication, languageTag);
  const readInitial = (state: RootState) => {
    const draft = state.dynamicPages.drafts[questionnaire.key] ?? {};
    return getInitialValues(questionnaire, draft, readBase(state), { facts: page.facts, languageTag });
  };
  const [openedIn] = useState(() => selectApplicationId(store.getState()));
  const [initial] = useState(() => (isHydrating ? base : readInitial(store.getState())));
  return {
    initial,
    base,
    readBase: () => readBase(store.getState()),
    // A typed secret is in the form alone.
    readInitial: () => removeSecrets(readInitial(store.getState()), questionnaire),
    onDraft: (input) => dispatch(saveDraft(questionnaire.key, removeSecrets(input, questionnaire), openedIn)),
  };
}

/** A secret, such as a one-time code, is never stored. */
function removeSecrets(input: QuestionnaireInput, { dataPoints }: Questionnaire): QuestionnaireInput {
  const storable = dataPoints.filter(({ point }) => point.isSecret !== true).map(({ name }) => name);
  return Object.fromEntries(Object.entries(input).filter(([name]) => storable.some((one) => one === name)));
}
