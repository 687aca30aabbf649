import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { reapplyRequested, redirectTaken, redirectWanted } from '../../state/signals';
import type { AppDispatch } from '../../state/root';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { PartnerMark } from '../PartnerMark';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/** For a browser that did not leave, or came back: where it goes, and a button. Coming back does not redirect again. */
export default function Redirected({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { redirect, partnerName } = useSelector(selectResult);
  const { id } = useSelector(selectApplication);
  const target = redirect === undefined ? null : services.judgeRedirect(redirect.url);
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
      {partnerName === undefined ? null : <PartnerMark name={partnerName} loadLogo={services.partnerLogo} />}
      {target === null || target.follow === 'never' ? (
        <p>{t('screensˆredirected>none')}</p>
      ) : (
        <>
          <p>{t('screensˆredirected>lead', { host: target.host })}</p>
          <Button onClick={() => void dispatch(redirectTaken())}>
            {t('screensˆredirected>button', { host: target.host })}
          </Button>
        </>
      )}
      {target === null && id !== undefined ? (
        <Button look="outlined" onClick={() => void dispatch(redirectWanted())}>
          {t('screensˆredirected>ask')}
        </Button>
      ) : null}
      <Button look="quiet" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆredirected>again')}
      </Button>
    </ScreenFrame>
  );
}
