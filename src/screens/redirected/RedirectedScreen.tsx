import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { reapplyRequested, redirectClicked, redirectRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/**
 * Shown if the redirect did not leave the page, or if the applicant came back: the target and a button.
 * Coming back does not redirect again.
 */
export default function RedirectedScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { redirect, partnerName } = useSelector(selectResult);
  const { id } = useSelector(selectApplication);
  const target = redirect === undefined ? null : services.checkRedirect(redirect.url);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={
        partnerName === undefined
          ? t('screensˆredirected>title_other')
          : t('screensˆredirected>title', { partner: partnerName })
      }
      illustration="leaving"
      isArrival={isArrival}
    >
      {partnerName === undefined ? null : (
        <PartnerLogo name={partnerName} loadLogo={services.loadPartnerLogo} />
      )}
      {target === null || target.follow === 'never' ? (
        <p>{t('screensˆredirected>none')}</p>
      ) : (
        <>
          <p>{t('screensˆredirected>lead', { host: target.host })}</p>
          <Button onClick={() => void dispatch(redirectClicked())}>
            {t('screensˆredirected>button', { host: target.host })}
          </Button>
        </>
      )}
      {target === null && id !== undefined ? (
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
