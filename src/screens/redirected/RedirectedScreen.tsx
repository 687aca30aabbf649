import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import type { Redirect, RedirectTarget } from '../../domain/journey/states/redirect';
import { reapplyRequested, redirectClicked, redirectRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { useLoaded } from '../../ui/useLoaded';
import { HandoverFacts } from '../HandoverFacts';
import { LoanFigures } from '../LoanFigures';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { useLenderName } from '../useOutcome';
import { PartnerWindow } from './PartnerWindow';
import { StoppedRedirect } from './StoppedRedirect';

/**
 * Shown if the redirect did not leave the page, or if the applicant came back: the target and a button.
 * Coming back does not redirect again.
 */
export default function RedirectedScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { redirect, isRedirectStopped = false } = useSelector(selectResult);
  const partner = useLenderName();
  const { id } = useSelector(selectApplication);
  const { resolveRedirect } = useLoaded(services.loadPartnerAddresses);
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
      {partner === null ? null : <PartnerLogo name={partner} loadLogo={services.loadPartnerLogo} />}
      {target === null || redirect === undefined || target.follow === 'never' ? (
        <p>{t('screensˆredirected>none')}</p>
      ) : (
        <WayToPartner {...{ page, services, redirect, target, partner, isRedirectStopped }} />
      )}
      {(target === null || isStopped) && id !== undefined ? (
        <Button variant="outlined" onClick={() => void dispatch(redirectRequested())}>
          {t('screensˆredirected>ask')}
        </Button>
      ) : null}
      <LoanFigures page={page} />
      <HandoverFacts page={page} />
      <Button variant="quiet" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆredirected>again')}
      </Button>
    </ScreenFrame>
  );
}

interface WayToPartnerProps extends Pick<ScreenProps, 'page' | 'services'> {
  readonly redirect: Redirect;
  readonly target: Exclude<RedirectTarget, { readonly follow: 'never' }>;
  /** The name of the lender; null if unknown. */
  readonly partner: string | null;
  /** Whether the browser stopped the form of the redirect. */
  readonly isRedirectStopped: boolean;
}

/** A button or a link to the partner, or the reason why there is none. */
function WayToPartner({ page, services, redirect, target, partner, isRedirectStopped }: WayToPartnerProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { follow, host } = target;
  if (isRedirectStopped || follow === 'unlisted') {
    const { email } = page.definition.contact;
    return <StoppedRedirect isSent={isRedirectStopped} email={email} />;
  }
  if (follow === 'in-new-window') {
    return <PartnerWindow redirect={redirect} partner={partner} getHref={services.getHref} />;
  }
  return (
    <>
      <p>
        {t('screensˆredirected>lead')}
        {/* The applicant decides whether to open an address that the page does not know. */}
        {follow === 'when-asked' ? ` ${t('screensˆredirected>opens', { host })}` : null}
      </p>
      <Button onClick={() => void dispatch(redirectClicked())}>
        {partner === null
          ? t('screensˆredirected>button_other')
          : t('screensˆredirected>button', { partner })}
      </Button>
    </>
  );
}
