import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { isUnderWay } from '../../domain/journey/calls/sending';
import { formatMoney } from '../../domain/countries/money';
import { periodText } from '../../form/messages/messages';
import { offerTaken } from '../../state/signals';
import type { AppDispatch, RootState } from '../../state/root';
import { selectApplication, selectResult, selectSending } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PartnerMark } from '../PartnerMark';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

interface HandOverProps extends ScreenProps {
  /** Whose texts are said. */
  readonly words: 'accepted' | 'smava';
}

/** To whom the application goes on, what was asked for, and the one act that leads there. */
export function HandOver({ words, page, services, isArrival }: HandOverProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { amount, period } = useSelector(selectApplication);
  const { partnerName } = useSelector((state: RootState) => selectResult(state));
  const sale = useSelector((state: RootState) => selectSending(state, 'sale'));
  const languageTag = i18n.language;
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={
        partnerName === undefined
          ? t(`screensˆ${words}>title_other`)
          : t(`screensˆ${words}>title`, { partner: partnerName })
      }
      illustration="good-news"
      isArrival={isArrival}
    >
      {partnerName === undefined ? null : <PartnerMark name={partnerName} loadLogo={services.partnerLogo} />}
      <p>{t(`screensˆ${words}>lead`)}</p>
      <dl>
        {amount === undefined ? null : (
          <div>
            <dt>{t('screensˆaccepted>amount')}</dt>
            <dd>{formatMoney(amount, { currency: page.facts.currency, languageTag })}</dd>
          </div>
        )}
        {period === undefined ? null : (
          <div>
            <dt>{t('screensˆaccepted>period')}</dt>
            <dd>{periodText(period, { t, page })}</dd>
          </div>
        )}
      </dl>
      <div role="status">
        {sale.kind === 'not-saved' ? <Notice tone="warning">{t('screensˆaccepted>failed')}</Notice> : null}
      </div>
      <Button isBusy={isUnderWay(sale)} onClick={() => void dispatch(offerTaken())}>
        {t(`screensˆ${words}>continue`)}
      </Button>
    </ScreenFrame>
  );
}
