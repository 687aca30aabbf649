import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { Redirect, RedirectTarget } from '../../domain/journey/states/redirect';
import { reapplyRequested, redirectClicked, redirectRequested } from '../../state/events';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { buildAddress } from '../../platform/network/navigation';
import { Button } from '../../ui/Button';
import { LiveStatus } from '../../ui/LiveStatus';
import { Notice } from '../../ui/Notice';
import { takeFocus } from '../../ui/takeFocus';
import { TextWithMail } from '../../ui/TextWithMail';
import { HandoverFacts } from '../parts/loan/HandoverFacts';
import { useLateAssets } from '../lateAssets';
import { LoanFigures } from '../parts/loan/LoanFigures';
import { AddressToCopy } from '../parts/NewWindow';
import { PartnerLogo } from '../parts/loan/PartnerLogo';
import { ReadAgain, ReadOutcome, useRead, useReadPause } from '../parts/requests/ReadAgain';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';
import { useLenderName } from '../parts/loan/useOutcome';
import { useReturnAddress } from '../parts/useReturnAddress';

/**
 * Shown if the redirect did not leave the page, or if the applicant came back: the target and a button.
 * Coming back does not redirect again.
 */
export default function RedirectedScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { redirect, isRedirectStopped = false } = useAppSelector(selectResult);
  const partner = useLenderName();
  const { id } = useAppSelector(selectApplication);
  const { resolveRedirect } = useLateAssets().partnerAddresses;
  const target = redirect === undefined ? null : resolveRedirect(redirect);
  const isStopped = isRedirectStopped || target?.follow === 'unlisted';
  const isOpen = target !== null && target.follow !== 'never' && !isStopped;
  const { failure } = useRead('redirect');
  const pause = useReadPause('redirect');
  const [hasPressed, setHasPressed] = useState(false);
  const ask = () => {
    setHasPressed(true);
    dispatch(redirectRequested());
  };
  const wayOn =
    partner === null ? t('screensˆredirected>button_other') : t('screensˆredirected>button', { partner });
  const leaving =
    partner === null ? t('screensˆredirected>title_other') : t('screensˆredirected>title', { partner });
  const formatTitle = () => {
    if (isOpen) return target.follow === 'at-once' ? leaving : wayOn;
    // The server has not answered yet, or has not said anything about the way.
    if (target === null && failure !== 'gone') return failure === null ? leaving : wayOn;
    return t('screensˆredirected>stopped_title');
  };
  /** Why nothing leads to the partner, as far as it is known. */
  const formatOutcome = () => {
    if (failure === 'trouble') return <Notice tone="warning">{pause ?? t('screensˆact>server')}</Notice>;
    if (isStopped) {
      const reason = isRedirectStopped ? t('screensˆredirected>stopped') : t('screensˆredirected>unlisted');
      return <Notice tone="warning">{reason}</Notice>;
    }
    // The server has named no address, or one that is none.
    return failure === 'gone' || target !== null ? <p>{t('screensˆredirected>none')}</p> : null;
  };
  return (
    <ScreenFrame brand={page.brand.name} title={formatTitle()} picture="leaving" isArrival={isArrival}>
      {partner === null ? null : <PartnerLogo name={partner} />}
      <ReadOutcome read="redirect">{isOpen ? null : formatOutcome()}</ReadOutcome>
      {isStopped ? (
        <p>
          <TextWithMail
            text={t('screensˆmissing>human', { email: '{{email}}' })}
            address={page.definition.contact.email}
          />
        </p>
      ) : null}
      {isOpen && redirect !== undefined ? (
        // The pressed button has gone.
        <WayToPartner {...{ redirect, target, wayOn }} takesFocus={hasPressed} />
      ) : null}
      {!isOpen && id !== undefined ? (
        <ReadAgain read="redirect" variant="outlined" onPress={ask}>
          {t('screensˆredirected>ask')}
        </ReadAgain>
      ) : null}
      <LoanFigures page={page} />
      <HandoverFacts place="card" />
      <Button variant="quiet" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆredirected>again')}
      </Button>
    </ScreenFrame>
  );
}

interface WayToPartnerProps {
  readonly redirect: Redirect;
  readonly target: Exclude<RedirectTarget, { readonly follow: 'never' }>;
  /** The text of the button. */
  readonly wayOn: string;
  readonly takesFocus: boolean;
}

function WayToPartner({ redirect, target, wayOn, takesFocus }: WayToPartnerProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isPressed, setPressed] = useState(false);
  const { follow, host } = target;
  const isOutOfFrame = follow === 'out-of-frame';
  return (
    <>
      <p>
        {isOutOfFrame ? t('screensˆredirected>framed') : t('screensˆredirected>lead')}
        {/* The applicant decides whether to open an address that the page does not know. */}
        {follow === 'at-once' ? null : ` ${t('screensˆredirected>opens', { host })}`}
      </p>
      <Button
        ref={takesFocus ? takeFocus : null}
        onClick={() => {
          setPressed(true);
          void dispatch(redirectClicked());
        }}
      >
        {wayOn}
      </Button>
      {isOutOfFrame ? (
        <LiveStatus isList>{isPressed ? <OtherWindow redirect={redirect} /> : null}</LiveStatus>
      ) : null}
    </>
  );
}

/** The address of a POST alone leads nowhere, so it is that of the application, which redirects from its own window. */
function OtherWindow({ redirect }: Pick<WayToPartnerProps, 'redirect'>) {
  const returnAddress = useReturnAddress();
  const address = redirect.method === 'GET' ? buildAddress(redirect) : returnAddress;
  return address === null ? null : <AddressToCopy address={address} />;
}
