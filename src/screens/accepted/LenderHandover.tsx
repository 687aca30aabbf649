import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { formatMoney } from '../../domain/countries/money';
import { formatPeriod } from '../../form/messages/formatError';
import { offerAccepted } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import { selectApplication, selectResult, selectRequestStatus } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

interface LenderHandoverProps extends ScreenProps {
  /** The texts of the screen. */
  readonly textKey: 'accepted' | 'smava';
}

/** The accepting partner, the requested loan, and one button that leads to the partner. */
export function LenderHandover({ textKey, page, services, isArrival }: LenderHandoverProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { amount, period } = useSelector(selectApplication);
  const { partnerName } = useSelector((state: RootState) => selectResult(state));
  const saleStatus = useSelector((state: RootState) => selectRequestStatus(state, 'sale'));
  const languageTag = i18n.language;
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={
        partnerName === undefined
          ? t(`screensˆ${textKey}>title_other`)
          : t(`screensˆ${textKey}>title`, { partner: partnerName })
      }
      illustration="approved"
      isArrival={isArrival}
    >
      {partnerName === undefined ? null : (
        <PartnerLogo name={partnerName} loadLogo={services.loadPartnerLogo} />
      )}
      <p>{t(`screensˆ${textKey}>lead`)}</p>
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
            <dd>{formatPeriod(period, { t, page })}</dd>
          </div>
        )}
      </dl>
      <div role="status">
        {saleStatus.kind === 'not-saved' ? (
          <Notice tone="warning">{t('screensˆaccepted>failed')}</Notice>
        ) : null}
      </div>
      <Button isBusy={isRequestPending(saleStatus)} onClick={() => void dispatch(offerAccepted())}>
        {t(`screensˆ${textKey}>continue`)}
      </Button>
    </ScreenFrame>
  );
}
