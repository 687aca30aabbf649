import { useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import type { Redirect, RedirectTarget } from '../../domain/journey/states/redirect';
import { reapplyRequested, redirectClicked, redirectRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { buildAddress } from '../../platform/navigation';
import { Button } from '../../ui/Button';
import { HandoverFacts } from '../HandoverFacts';
import { useLateAssets } from '../lateAssets';
import { LoanFigures } from '../LoanFigures';
import { AddressToCopy } from '../NewWindow';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { useLenderName } from '../useOutcome';
import { useReturnAddress } from '../useReturnAddress';
import { StoppedRedirect } from './StoppedRedirect';

/**
 * Shown if the redirect did not leave the page, or if the applicant came back: the target and a button.
 * Coming back does not redirect again.
 */
export default function RedirectedScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { redirect, isRedirectStopped = false } = useSelector(selectResult);
  const partner = useLenderName();
  const { id } = useSelector(selectApplication);
  const { resolveRedirect } = useLateAssets().partnerAddresses;
  const target = redirect === undefined ? null : resolveRedirect(redirect);
  const isStopped = isRedirectStopped || target?.follow === 'unlisted';
  const title =
    partner === null ? t('screensˆredirected>title_other') : t('screensˆredirected>title', { partner });
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={isStopped ? t('screensˆredirected>stopped_title') : title}
      picture="leaving"
      isArrival={isArrival}
    >
      {partner === null ? null : <PartnerLogo name={partner} />}
      {target === null || redirect === undefined || target.follow === 'never' ? (
        <p>{t('screensˆredirected>none')}</p>
      ) : (
        <WayToPartner {...{ page, redirect, target, partner, isRedirectStopped }} />
      )}
      {(target === null || isStopped) && id !== undefined ? (
        <Button variant="outlined" onClick={() => void dispatch(redirectRequested())}>
          {t('screensˆredirected>ask')}
        </Button>
      ) : null}
      <LoanFigures page={page} />
      <HandoverFacts place="card" />
      <Button variant="quiet" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆredirected>again')}
      </Button>
    </ScreenFrame>
  );
}

interface WayToPartnerProps extends Pick<ScreenProps, 'page'> {
  readonly redirect: Redirect;
  readonly target: Exclude<RedirectTarget, { readonly follow: 'never' }>;
  /** The name of the lender; null if unknown. */
  readonly partner: string | null;
  /** Whether the browser stopped the form of the redirect. */
  readonly isRedirectStopped: boolean;
}

/** A button that leads to the partner, or the reason why there is none. */
function WayToPartner({ page, redirect, target, partner, isRedirectStopped }: WayToPartnerProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [isPressed, setPressed] = useState(false);
  const { follow, host } = target;
  if (isRedirectStopped || follow === 'unlisted') {
    const { email } = page.definition.contact;
    return <StoppedRedirect isSent={isRedirectStopped} email={email} />;
  }
  const isOutOfFrame = follow === 'out-of-frame';
  return (
    <>
      <p>
        {isOutOfFrame ? t('screensˆredirected>framed') : t('screensˆredirected>lead')}
        {/* The applicant decides whether to open an address that the page does not know. */}
        {follow === 'at-once' ? null : ` ${t('screensˆredirected>opens', { host })}`}
      </p>
      <Button
        onClick={() => {
          setPressed(true);
          void dispatch(redirectClicked());
        }}
      >
        {partner === null
          ? t('screensˆredirected>button_other')
          : t('screensˆredirected>button', { partner })}
      </Button>
      {isOutOfFrame ? (
        <div role="status">{isPressed ? <OtherWindow redirect={redirect} /> : null}</div>
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
