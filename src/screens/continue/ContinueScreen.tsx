import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { readStages } from '../../api/stages';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { readContinueLink } from '../../domain/journey/arrival/continueLink';
import { personalParameters, removePrivateParts } from '../../domain/journey/arrival/privateAddress';
import { isLeadExpired } from '../../domain/journey/arrival/staleness';
import { isAcceptedOrEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { currentUrl } from '../../platform/address';
import { findArrival, hideArrival } from '../../platform/arrivals';
import { createId } from '../../platform/ids';
import { continuationDeclined, continuationAccepted, continueLinkOpened } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import {
  selectHasLinkConflict,
  selectHasOpenApplication,
  selectProgressState,
} from '../../state/selectors/journey';
import type { Continuation } from '../../state/slices/asyncFormDataState';
import { breakBeforeAt } from '../../ui/breakBeforeAt';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import { ScreenFrame } from '../ScreenFrame';
import { ConcludedContract } from './ConcludedContract';
import { StartAnew } from './StartAnew';
import { WhereItStands } from './WhereItStands';

/** The address of a link below the base path, without personal data. */
function createLinkAddress(routeSuffix: string, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of personalParameters) parameters.delete(name);
  return `continue/${routeSuffix}?${parameters}`;
}

/**
 * A link that lets an applicant continue: what is stored, what must be entered again, and the next screen.
 */
export default function ContinueScreen({ page, visit, routeSuffix, isArrival }: ScreenProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { getHref } = useServices();
  const continuation = useSelector((state: RootState) => state.asyncFormData.continuation);
  const ownId = useSelector((state: RootState) => state.leadApplication.application.id);
  const { state } = useLocation();
  // The history entry of a link that was opened before has a mark in place of the id.
  const address = findArrival(visit.tabStorage, state) ?? createLinkAddress(routeSuffix, visit.query);
  // The state CONTINUE has no lead in its address. It means the current lead.
  const id = readContinueLink(address).id || (ownId ?? '');
  // In the state CONTINUE the own lead has no other screen than this one.
  const isOwnScreen = useSelector(selectProgressState) === stateNumber('CONTINUE') && id === ownId;
  const hasOpenApplication = useSelector(selectHasOpenApplication) && !isOwnScreen;
  const hasConflict = useSelector(selectHasLinkConflict);
  const openLead = () => {
    dispatch(continueLinkOpened({ ...readContinueLink(address), id }));
  };
  // What is asked again stays on the screen, because its button has the focus.
  const [asked, setAsked] = useState<{ readonly address: string; readonly trouble: Continuation } | null>(
    null,
  );
  const isAskedAgain = continuation.kind === 'loading' && asked?.address === address;
  const shown = isAskedAgain ? asked.trouble : continuation;
  const askAgain = () => {
    setAsked({ address, trouble: shown });
    openLead();
  };
  const keepOpenApplication = () => void dispatch(continuationDeclined());
  useEffect(openLead, [dispatch, address, id]);
  useEffect(() => {
    if (routeSuffix === '') return;
    const cleaned = currentUrl();
    removePrivateParts(cleaned, getHref('').replace(/\/$/, ''));
    hideArrival(visit.tabStorage, address, createId(), cleaned);
  }, [visit, getHref, routeSuffix, address]);
  const frameProps = { brand: page.brand.name, isArrival, showsLogo: true };
  switch (shown.kind) {
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
          <StartAnew isSecond={hasOpenApplication} hasOpenApplication={hasOpenApplication} />
        </ScreenFrame>
      );
    case 'trouble':
      return (
        <ScreenFrame {...frameProps} title={t('screensˆcontinue>trouble_title')} picture="waiting">
          <p>
            {shown.pausedUntil === null
              ? t('screensˆcontinue>trouble_lead')
              : t('screensˆact>paused_until', {
                  time: formatTimeOfDay(shown.pausedUntil, i18n.language),
                })}
          </p>
          <Button
            isBusy={isAskedAgain}
            aria-disabled={isAskedAgain}
            onClick={isAskedAgain ? undefined : askAgain}
          >
            {t('screensˆcontinue>again')}
          </Button>
          {hasOpenApplication ? (
            <Button variant="outlined" onClick={keepOpenApplication}>
              {t('screensˆcontinue>here')}
            </Button>
          ) : null}
          <StartAnew isSecond hasOpenApplication={hasOpenApplication} />
        </ScreenFrame>
      );
    case 'found': {
      const { found, at } = shown;
      const { masked, lead, brokerage, envelope } = found;
      const stages = readStages(found.stages);
      if (stages.length > 0 && envelope.state !== undefined && isAcceptedOrEndState(envelope.state)) {
        // The lender's page is behind the screen of these two. All that the screens of the others have is here.
        const leadsOn =
          (envelope.state === stateNumber('ACCEPTED') || envelope.state === stateNumber('REDIRECTED')) &&
          !isLeadExpired(envelope, at);
        return (
          <ScreenFrame {...frameProps} title={t('screensˆstands>title')} picture="resumed">
            <WhereItStands page={page} found={found} stages={stages} at={at} />
            {leadsOn ? (
              <>
                {hasConflict ? <p>{t('screensˆcontinue>conflict_lead')}</p> : null}
                <Button onClick={() => void dispatch(continuationAccepted())}>
                  {t(hasConflict ? 'screensˆcontinue>conflict_link' : 'screensˆredirected>button_other')}
                </Button>
              </>
            ) : null}
            {hasOpenApplication ? (
              <Button variant="outlined" onClick={keepOpenApplication}>
                {t('screensˆcontinue>here')}
              </Button>
            ) : null}
            <StartAnew isSecond hasOpenApplication={hasOpenApplication} />
            <ConcludedContract page={page} brokerage={brokerage} masked={masked} />
          </ScreenFrame>
        );
      }
      return (
        <ScreenFrame
          {...frameProps}
          title={t(hasConflict ? 'screensˆcontinue>conflict_title' : 'screensˆcontinue>title')}
          picture="resumed"
        >
          {hasConflict ? <p>{t('screensˆcontinue>conflict_lead')}</p> : null}
          {masked.email === undefined && masked.phoneNumber === undefined ? null : (
            <p>
              {t('screensˆcontinue>contact')}{' '}
              <strong>
                {breakBeforeAt(
                  [masked.email, masked.phoneNumber?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
                )}
              </strong>
            </p>
          )}
          <p>{t('screensˆcontinue>kept')}</p>
          {lead.generalPolicies === true ? null : <p>{t('screensˆcontinue>consents')}</p>}
          <Button onClick={() => void dispatch(continuationAccepted())}>
            {t(hasConflict ? 'screensˆcontinue>conflict_link' : 'screensˆcontinue>go')}
          </Button>
          {hasConflict ? (
            <Button variant="outlined" onClick={keepOpenApplication}>
              {t('screensˆcontinue>conflict_here')}
            </Button>
          ) : (
            <StartAnew isSecond hasOpenApplication={hasOpenApplication} />
          )}
          <ConcludedContract page={page} brokerage={brokerage} masked={masked} />
        </ScreenFrame>
      );
    }
  }
}
