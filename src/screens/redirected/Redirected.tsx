import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { reapplyRequested } from '../../state/signals';
import type { AppDispatch } from '../../state/root';
import { selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/** For a browser that did not leave, or came back: where it goes, and a button. Coming back does not redirect again. */
export default function Redirected({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { redirect, partnerName } = useSelector(selectResult);
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
      {redirect === undefined || target === null || target.follow === 'never' ? (
        <p>{t('screensˆredirected>none')}</p>
      ) : (
        <>
          <p>{t('screensˆredirected>lead', { host: target.host })}</p>
          <Button onClick={() => services.leave({ ...redirect, url: target.url })}>
            {t('screensˆredirected>button', { host: target.host })}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={() => void dispatch(reapplyRequested())}>
        {t('screensˆredirected>again')}
      </Button>
    </ScreenFrame>
  );
}
