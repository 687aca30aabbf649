import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { CustomerConsent } from '../../api/consents';
import type { QuestionnaireKey } from '../../domain/pages/questionnaire';
import type { RootState } from '../../state/root';
import { selectApplication } from '../../state/selectors/journey';
import type { ScreenServices } from '../screenProps';

/**
 * Which consents the applicant has ticked, none at first whatever was given before. A tick is kept over a reload, for this lead
 * and these words alone: a text that has changed has to be agreed to anew.
 */
export function useTicks(
  key: QuestionnaireKey,
  consents: readonly CustomerConsent[],
  { keepDraft }: Pick<ScreenServices, 'keepDraft'>,
): readonly [readonly string[], (given: readonly string[]) => void] {
  const store = useStore<RootState>();
  const { id: lead = '' } = useSelector(selectApplication);
  const [marks, setMarks] = useState(() => store.getState().dynamicPages.drafts[key] ?? {});
  const markOf = ({ version = '', text }: CustomerConsent) => `${lead} ${version} ${text}`;
  const isTicked = (consent: CustomerConsent) =>
    Object.hasOwn(marks, consent.id) && marks[consent.id] === markOf(consent);
  const tick = (given: readonly string[]) => {
    const ticked = consents.filter(({ id }) => given.includes(id));
    const next = Object.fromEntries(ticked.map((consent) => [consent.id, markOf(consent)]));
    setMarks(next);
    keepDraft(key, next);
  };
  return [consents.filter(isTicked).map(({ id }) => id), tick];
}
