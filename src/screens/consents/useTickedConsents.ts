import { useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../storeHooks';
import type { CustomerConsent } from '../../api/consents';
import type { QuestionnaireKey } from '../../domain/pages/questionnaire';
import { saveDraft } from '../../state/drafts';
import { selectApplication, selectApplicationId, selectResult } from '../../state/selectors/journey';
import { shortenText } from './shortenText';

/**
 * The ticked consents, none at first. Ticks survive a reload for the same lead, the same lender and the same text: a changed text needs a new
 * consent, and so does another lender with the same text.
 */
export function useTickedConsents(
  key: QuestionnaireKey,
  consents: readonly CustomerConsent[],
): readonly [readonly string[], (ids: readonly string[]) => void] {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { id: lead = '' } = useAppSelector(selectApplication);
  const { partnerName = '', stateVersion = '' } = useAppSelector(selectResult);
  const [openedIn] = useState(() => selectApplicationId(store.getState()));
  const [versions, setVersions] = useState(() => store.getState().dynamicPages.drafts[key] ?? {});
  const getVersion = ({ version = '', text }: CustomerConsent) =>
    `${[lead, partnerName, stateVersion, version].join(' ')} ${shortenText(text)}`;
  const isTicked = (consent: CustomerConsent) =>
    Object.hasOwn(versions, consent.id) && versions[consent.id] === getVersion(consent);
  const tick = (ids: readonly string[]) => {
    const ticked = consents.filter(({ id }) => ids.includes(id));
    const next = Object.fromEntries(ticked.map((consent) => [consent.id, getVersion(consent)]));
    setVersions(next);
    dispatch(saveDraft(key, next, openedIn));
  };
  return [consents.filter(isTicked).map(({ id }) => id), tick];
}
