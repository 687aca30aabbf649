import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { offerAccepted } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import { selectRequestStatus } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { ActionStatus } from '../ActionStatus';
import { HandoverFacts } from '../HandoverFacts';
import { KeepCopy } from '../KeepCopy';
import { LoanFigures } from '../LoanFigures';
import { PartnerLogo } from '../PartnerLogo';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { useLenderName } from '../useOutcome';
import { usePressDuringWait } from '../usePressDuringWait';

interface LenderHandoverProps extends ScreenProps {
  /** The texts of the screen. */
  readonly textKey: 'accepted' | 'smava';
}

/** The accepting partner, the loan with its figures, one button that leads to the partner, and what happens there. */
export function LenderHandover({ textKey, page, services, isArrival }: LenderHandoverProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const partner = useLenderName();
  const saleStatus = useSelector((state: RootState) => selectRequestStatus(state, 'sale'));
  const press = usePressDuringWait(saleStatus);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={
        partner === null ? t(`screensˆ${textKey}>title_other`) : t(`screensˆ${textKey}>title`, { partner })
      }
      picture="approved"
      isArrival={isArrival}
    >
      {partner === null ? null : <PartnerLogo name={partner} loadLogo={services.loadPartnerLogo} />}
      <p>{t(`screensˆ${textKey}>lead`)}</p>
      <LoanFigures page={page} />
      <ActionStatus status={press.status} failureText={t('screensˆaccepted>failed')} />
      <Button
        isBusy={isRequestPending(saleStatus)}
        aria-disabled={isWaitingForServer(saleStatus)}
        onClick={() => (press.isHeld() ? undefined : void dispatch(offerAccepted()))}
      >
        {t(`screensˆ${textKey}>continue`)}
      </Button>
      <HandoverFacts page={page} isPortal={textKey === 'smava'} />
      <KeepCopy page={page}>
        <LoanFigures page={page} />
      </KeepCopy>
    </ScreenFrame>
  );
}
