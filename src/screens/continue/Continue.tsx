import { useEffect } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { readLink } from '../../domain/journey/arrival/entry';
import { continuationDeclined, continuationTaken, continueOpened, startedAnew } from '../../state/signals';
import type { AppDispatch, RootState } from '../../state/root';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/** A link that brings an applicant back: what was kept, what must be given again, and where it goes on. */
export default function Continue({ page, rest, query, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const continuation = useSelector((state: RootState) => state.asyncFormData.continuation);
  const ownId = useSelector((state: RootState) => state.leadApplication.application.id);
  // The state CONTINUE leads here without naming the lead: it is the one that is open.
  const id = rest === '' ? (ownId ?? '') : rest;
  const look = () => {
    dispatch(continueOpened({ id, ...readLink(query) }));
  };
  useEffect(look, [dispatch, query, id]);
  const anew = (
    <Button look="quiet" onClick={() => void dispatch(startedAnew())}>
      {t('screensˆcontinue>anew')}
    </Button>
  );
  const frame = { brand: page.brand.name, isArrival };
  switch (continuation.kind) {
    case 'idle':
    case 'loading':
      return <Spinner label={t('screensˆcontinue>loading')} isNeutral />;
    case 'unknown':
      return (
        <ScreenFrame {...frame} title={t('screensˆcontinue>unknown_title')} illustration="lost">
          <p>{t('screensˆcontinue>unknown_lead')}</p>
          <Button onClick={() => void dispatch(startedAnew())}>{t('screensˆcontinue>anew')}</Button>
        </ScreenFrame>
      );
    case 'trouble':
      return (
        <ScreenFrame {...frame} title={t('screensˆcontinue>trouble_title')} illustration="waiting">
          <p>{t('screensˆcontinue>trouble_lead')}</p>
          <Button onClick={look}>{t('screensˆcontinue>again')}</Button>
          {anew}
        </ScreenFrame>
      );
    case 'found': {
      const { masked, lead } = continuation.found;
      return (
        <ScreenFrame
          {...frame}
          title={t(continuation.isConflict ? 'screensˆcontinue>conflict_title' : 'screensˆcontinue>title')}
          illustration="mail"
        >
          {continuation.isConflict ? <p>{t('screensˆcontinue>conflict_lead')}</p> : null}
          {masked.email === undefined && masked.phoneNumber === undefined ? null : (
            <p>
              {t('screensˆcontinue>contact')}{' '}
              <strong>
                {[masked.email, masked.phoneNumber?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
              </strong>
            </p>
          )}
          <p>{t('screensˆcontinue>kept')}</p>
          {lead.generalPolicies === true ? null : <p>{t('screensˆcontinue>consents')}</p>}
          <Button onClick={() => void dispatch(continuationTaken())}>
            {t(continuation.isConflict ? 'screensˆcontinue>conflict_link' : 'screensˆcontinue>go')}
          </Button>
          {continuation.isConflict ? (
            <Button look="outlined" onClick={() => void dispatch(continuationDeclined())}>
              {t('screensˆcontinue>conflict_here')}
            </Button>
          ) : (
            anew
          )}
        </ScreenFrame>
      );
    }
  }
}
