import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { useLocation } from 'react-router-dom';
import type { ContinuedLead } from '../../api/continuedLead';
import { readStages } from '../../api/stages';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { readContinueLink } from '../../domain/journey/arrival/continueLink';
import { personalParameters, removePrivateParts } from '../../domain/journey/arrival/privateAddress';
import { isLeadExpired } from '../../domain/journey/arrival/staleness';
import { isAcceptedOrEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { currentUrl } from '../../platform/page/address';
import { findArrival, hideArrival } from '../../platform/page/arrivals';
import { createId } from '../../platform/device/ids';
import { continuationDeclined, continuationAccepted, continueLinkOpened } from '../../state/events';
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
import { AnnouncedOutcome } from '../parts/requests/ReadAgain';
import { ScreenFrame } from '../parts/ScreenFrame';
import { ConcludedContract } from './ConcludedContract';
import { StartAnew } from './StartAnew';
import { WhereItStands } from './WhereItStands';

function createLinkAddress(routeSuffix: string, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of personalParameters) parameters.delete(name);
  return `continue/${routeSuffix}?${parameters}`;
}

/** A link that lets an applicant continue. */
export default function ContinueScreen({ page, visit, routeSuffix }: ScreenProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const { getHref } = useServices();
  const continuation = useAppSelector((state) => state.asyncFormData.continuation);
  const ownId = useAppSelector((state) => state.leadApplication.application.id);
  const location = useLocation();
  // The history entry of a link that was opened before has a mark in place of the id.
  const address =
    findArrival(visit.tabStorage, location.state) ?? createLinkAddress(routeSuffix, visit.query);
  // The state CONTINUE has no lead in its address. It means the current lead.
  const id = readContinueLink(address).id || (ownId ?? '');
  // In the state CONTINUE the own lead has no other screen than this one.
  const isOwnScreen = useAppSelector(selectProgressState) === stateNumber('CONTINUE') && id === ownId;
  const hasOpenApplication = useAppSelector(selectHasOpenApplication) && !isOwnScreen;
  const hasConflict = useAppSelector(selectHasLinkConflict);
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
  useEffect(openLead, [dispatch, address, id]);
  useEffect(() => {
    if (routeSuffix === '') return;
    const cleaned = currentUrl();
    removePrivateParts(cleaned, getHref('').replace(/\/$/, ''));
    hideArrival(visit.tabStorage, address, createId(), cleaned);
  }, [visit, getHref, routeSuffix, address]);
  // Each of these screens follows the wait, also where the visit begins here.
  const frame = { brand: page.brand.name, isArrival: true, showsLogo: true };
  const otherWays = <OtherWays isFirst={shown.kind === 'unknown'} hasOpenApplication={hasOpenApplication} />;
  switch (shown.kind) {
    case 'idle':
    case 'loading':
      return <Spinner label={t('screensˆcontinue>loading')} isNeutral />;
    case 'unknown':
      return (
        <ScreenFrame {...frame} title={t('screensˆcontinue>unknown_title')} picture="lost">
          <p>{t('screensˆcontinue>unknown_lead')}</p>
          {otherWays}
        </ScreenFrame>
      );
    case 'trouble':
      return (
        <ScreenFrame {...frame} title={t('screensˆcontinue>trouble_title')} picture="waiting">
          <AnnouncedOutcome isUnderWay={isAskedAgain}>
            <p>
              {shown.pausedUntil === null
                ? t('screensˆcontinue>trouble_lead')
                : t('screensˆact>paused_until', {
                    time: formatTimeOfDay(shown.pausedUntil, i18n.language),
                  })}
            </p>
          </AnnouncedOutcome>
          <Button
            isBusy={isAskedAgain}
            aria-disabled={isAskedAgain}
            onClick={isAskedAgain ? undefined : askAgain}
          >
            {t('screensˆcontinue>again')}
          </Button>
          {otherWays}
        </ScreenFrame>
      );
    case 'found': {
      const { found, at } = shown;
      const { state: leadState } = found.envelope;
      const stages = readStages(found.stages);
      const hasEnded = stages.length > 0 && leadState !== undefined && isAcceptedOrEndState(leadState);
      const openTitle = hasConflict ? 'screensˆcontinue>conflict_title' : 'screensˆcontinue>title';
      return (
        <ScreenFrame {...frame} title={t(hasEnded ? 'screensˆstands>title' : openTitle)} picture="resumed">
          {hasEnded ? (
            <>
              <WhereItStands page={page} found={found} stages={stages} at={at} />
              <LenderPage found={found} at={at} />
              {otherWays}
            </>
          ) : (
            <OpenLead found={found} hasOpenApplication={hasOpenApplication} />
          )}
          <ConcludedContract page={page} brokerage={found.brokerage} masked={found.masked} />
        </ScreenFrame>
      );
    }
  }
}

interface OtherWaysProps {
  /** Whether nothing else is to be done here. */
  readonly isFirst: boolean;
  readonly hasOpenApplication: boolean;
}

/** The ways that do not lead to the lead of the link: the application that is open in this browser, or a new one. */
function OtherWays({ isFirst, hasOpenApplication }: OtherWaysProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <>
      {hasOpenApplication ? (
        <Button
          variant={isFirst ? 'strong' : 'outlined'}
          onClick={() => void dispatch(continuationDeclined())}
        >
          {t('screensˆcontinue>here')}
        </Button>
      ) : null}
      <StartAnew isSecond={!isFirst || hasOpenApplication} hasOpenApplication={hasOpenApplication} />
    </>
  );
}

/**
 * The way to the lender's page, which is behind the screen of a lead that was accepted or redirected. All that the screens of other ended leads have
 * is on this one.
 */
function LenderPage({ found: { envelope }, at }: { readonly found: ContinuedLead; readonly at: number }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const hasConflict = useAppSelector(selectHasLinkConflict);
  const { state } = envelope;
  const leadsOn = state === stateNumber('ACCEPTED') || state === stateNumber('REDIRECTED');
  if (!leadsOn || isLeadExpired(envelope, at)) return null;
  return (
    <>
      {hasConflict ? <p>{t('screensˆcontinue>conflict_lead')}</p> : null}
      <Button onClick={() => void dispatch(continuationAccepted())}>
        {t(hasConflict ? 'screensˆcontinue>conflict_link' : 'screensˆredirected>button_other')}
      </Button>
    </>
  );
}

interface OpenLeadProps {
  readonly found: ContinuedLead;
  readonly hasOpenApplication: boolean;
}

/** A lead that goes on: what is stored of it, what must be entered again, and the choice if another application is open in this browser. */
function OpenLead({ found: { masked, lead }, hasOpenApplication }: OpenLeadProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const hasConflict = useAppSelector(selectHasLinkConflict);
  const contact = [masked.email, masked.phoneNumber?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ');
  return (
    <>
      {hasConflict ? <p>{t('screensˆcontinue>conflict_lead')}</p> : null}
      {contact === '' ? null : (
        <p>
          {t('screensˆcontinue>contact')} <strong>{breakBeforeAt(contact)}</strong>
        </p>
      )}
      <p>{t('screensˆcontinue>kept')}</p>
      {lead.generalPolicies === true ? null : <p>{t('screensˆcontinue>consents')}</p>}
      <Button onClick={() => void dispatch(continuationAccepted())}>
        {t(hasConflict ? 'screensˆcontinue>conflict_link' : 'screensˆcontinue>go')}
      </Button>
      {hasConflict ? (
        <Button variant="outlined" onClick={() => void dispatch(continuationDeclined())}>
          {t('screensˆcontinue>conflict_here')}
        </Button>
      ) : (
        <StartAnew isSecond hasOpenApplication={hasOpenApplication} />
      )}
    </>
  );
}
