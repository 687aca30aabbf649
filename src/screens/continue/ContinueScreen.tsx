import { useEffect } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { readContinueLink } from '../../domain/journey/arrival/continueLink';
import { personalParameters, removePrivateParts } from '../../domain/journey/arrival/privateAddress';
import { currentUrl } from '../../platform/address';
import { findArrival, hideArrival } from '../../platform/arrivals';
import { createId } from '../../platform/ids';
import { continuationDeclined, continuationAccepted, continueLinkOpened } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import { selectHasOpenApplication } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { StartAnew } from './StartAnew';

/** The address of a link below the base path, without personal data. */
function createLinkAddress(routeSuffix: string, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of personalParameters) parameters.delete(name);
  return `continue/${routeSuffix}?${parameters}`;
}

/**
 * A link that lets an applicant continue: what is stored, what must be entered again, and the next screen.
 */
export default function ContinueScreen({ page, services, routeSuffix, query, isArrival }: ScreenProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const continuation = useSelector((state: RootState) => state.asyncFormData.continuation);
  const ownId = useSelector((state: RootState) => state.leadApplication.application.id);
  const hasOpenApplication = useSelector(selectHasOpenApplication);
  const { state } = useLocation();
  // The history entry of a link that was opened before has a mark in place of the id.
  const address = findArrival(services.tabStorage, state) ?? createLinkAddress(routeSuffix, query);
  // The state CONTINUE has no lead in its address. It means the current lead.
  const id = readContinueLink(address).id || (ownId ?? '');
  const openLead = () => {
    dispatch(continueLinkOpened({ ...readContinueLink(address), id }));
  };
  const keepOpenApplication = () => void dispatch(continuationDeclined());
  useEffect(openLead, [dispatch, address, id]);
  useEffect(() => {
    if (routeSuffix === '') return;
    const cleaned = currentUrl();
    removePrivateParts(cleaned, services.getHref('').replace(/\/$/, ''));
    hideArrival(services.tabStorage, address, createId(), cleaned);
  }, [services, routeSuffix, address]);
  const frameProps = { brand: page.brand.name, isArrival, showsLogo: true };
  switch (continuation.kind) {
    case 'idle':
    case 'loading':
      return <Spinner label={t('screensˆcontinue>loading')} isNeutral />;
    case 'unknown':
      return (
        <ScreenFrame {...frameProps} title={t('screensˆcontinue>unknown_title')} picture="lost">
          <p>{t('screensˆcontinue>unknown_lead')}</p>
          {hasOpenApplication ? (
            <Button onClick={keepOpenApplication}>{t('screensˆcontinue>here')}</Button>
          ) : null}
          <StartAnew isSecond={hasOpenApplication} />
        </ScreenFrame>
      );
    case 'trouble':
      return (
        <ScreenFrame {...frameProps} title={t('screensˆcontinue>trouble_title')} picture="waiting">
          <p>
            {continuation.pausedUntil === null
              ? t('screensˆcontinue>trouble_lead')
              : t('screensˆact>paused_until', {
                  time: formatTimeOfDay(continuation.pausedUntil, i18n.language),
                })}
          </p>
          <Button onClick={openLead}>{t('screensˆcontinue>again')}</Button>
          {hasOpenApplication ? (
            <Button variant="outlined" onClick={keepOpenApplication}>
              {t('screensˆcontinue>here')}
            </Button>
          ) : null}
          <StartAnew isSecond />
        </ScreenFrame>
      );
    case 'found': {
      const { masked, lead } = continuation.found;
      return (
        <ScreenFrame
          {...frameProps}
          title={t(continuation.isConflict ? 'screensˆcontinue>conflict_title' : 'screensˆcontinue>title')}
          picture="resumed"
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
          <Button onClick={() => void dispatch(continuationAccepted())}>
            {t(continuation.isConflict ? 'screensˆcontinue>conflict_link' : 'screensˆcontinue>go')}
          </Button>
          {continuation.isConflict ? (
            <Button variant="outlined" onClick={keepOpenApplication}>
              {t('screensˆcontinue>conflict_here')}
            </Button>
          ) : (
            <StartAnew isSecond />
          )}
        </ScreenFrame>
      );
    }
  }
}
