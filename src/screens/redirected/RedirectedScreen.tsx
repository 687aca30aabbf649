import { use } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import type { Redirect, RedirectTarget } from '../../domain/journey/states/redirect';
import { reapplyRequested, redirectClicked, redirectRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { PartnerWindow } from './PartnerWindow';
import { StoppedRedirect } from './StoppedRedirect';

/**
 * Shown if the redirect did not leave the page, or if the applicant came back: the target and a button.
 * Coming back does not redirect again.
 */
export default function RedirectedScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { redirect, partnerName, isRedirectStopped = false } = useSelector(selectResult);
  const { id } = useSelector(selectApplication);
  const { resolveRedirect } = use(services.loadPartnerAddresses());
  const target = redirect === undefined ? null : resolveRedirect(redirect);
  const isStopped = isRedirectStopped || target?.follow === 'unlisted';
  const title =
    partnerName === undefined
      ? t('screensˆredirected>title_other')
      : t('screensˆredirected>title', { partner: partnerName });
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={isStopped ? t('screensˆredirected>stopped_title') : title}
      illustration="leaving"
      isArrival={isArrival}
    >
      {partnerName === undefined ? null : (
        <PartnerLogo name={partnerName} loadLogo={services.loadPartnerLogo} />
      )}
      {target === null || redirect === undefined || target.follow === 'never' ? (
        <p>{t('screensˆredirected>none')}</p>
      ) : (
        <WayToPartner {...{ page, services, redirect, target, isRedirectStopped }} />
      )}
      {(target === null || isStopped) && id !== undefined ? (
        <Button variant="outlined" onClick={() => void dispatch(redirectRequested())}>
          {t('screensˆredirected>ask')}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆredirected>again')}
      </Button>
    </ScreenFrame>
  );
}

interface WayToPartnerProps extends Pick<ScreenProps, 'page' | 'services'> {
  readonly redirect: Redirect;
  readonly target: Exclude<RedirectTarget, { readonly follow: 'never' }>;
  /** Whether the browser stopped the form of the redirect. */
  readonly isRedirectStopped: boolean;
}

/** A button or a link to the partner, or the reason why there is none. */
function WayToPartner({ page, services, redirect, target, isRedirectStopped }: WayToPartnerProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { follow, host } = target;
  if (isRedirectStopped || follow === 'unlisted') {
    const { email } = page.definition.contact;
    return <StoppedRedirect host={host} isSent={isRedirectStopped} email={email} />;
  }
  if (follow === 'in-new-window') {
    return <PartnerWindow redirect={redirect} host={host} getHref={services.getHref} />;
  }
  return (
    <>
      <p>{t('screensˆredirected>lead', { host })}</p>
      <Button onClick={() => void dispatch(redirectClicked())}>
        {t('screensˆredirected>button', { host })}
      </Button>
    </>
  );
}
