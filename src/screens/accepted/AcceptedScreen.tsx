import { useId } from 'react';
import { noTerms, type OfferTerms } from '../../api/stepData/offerTerms';
import { readOutcome } from '../../api/stepData/outcome';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { offerAccepted } from '../../state/events';
import { selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { StatePicture } from '../../ui/StatePicture';
import { ActionBar } from '../parts/ActionBar';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { DownloadCopy } from '../parts/copy/DownloadCopy';
import { HandoverFacts } from '../parts/loan/HandoverFacts';
import { useScreenAssets } from '../lateAssets';
import { LoanAmount } from '../parts/loan/LoanAmount';
import { LoanFigures } from '../parts/loan/LoanFigures';
import { OfferTermsSection } from '../parts/loan/OfferTermsSection';
import { PartnerLogo } from '../parts/loan/PartnerLogo';
import type { NamedScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';
import { TermFacts } from '../parts/loan/TermFacts';
import { useLenderName } from '../parts/loan/useOutcome';
import { WithdrawalWay } from '../parts/WithdrawalWay';
import { useRead } from '../parts/requests/ReadAgain';
import { useRequest } from '../parts/requests/useRequest';
import { WithStepData } from '../parts/requests/WithStepData';
import styles from './AcceptedScreen.module.css';

/**
 * A lender has accepted the application, or a comparison portal that offers several loans: the partner, the loan with its figures, one button that
 * leads to the partner, and what happens there.
 */
export default function AcceptedScreen(props: NamedScreenProps) {
  const { stepData } = useAppSelector(selectResult);
  const hasFailed = useRead('leadStatus').failure === 'trouble';
  // The way to the lender needs no figures. What was asked for never stands in their place: the lender may have agreed to something else.
  if (stepData === undefined && hasFailed) return <AcceptedView {...props} terms={null} />;
  return (
    <WithStepData {...props} read={readOutcome}>
      {({ loan }, isArrival) => (
        <AcceptedView {...props} isArrival={isArrival} terms={loan?.terms ?? noTerms} />
      )}
    </WithStepData>
  );
}

function AcceptedView({
  name,
  page,
  isArrival,
  terms,
}: NamedScreenProps & { readonly terms: OfferTerms | null }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isPortal = name === 'smava';
  const textKey = isPortal ? 'smava' : 'accepted';
  const partner = useLenderName();
  const assets = useScreenAssets();
  const request = useRequest('sale');
  const ownerId = useId();
  // A portal offers nothing itself.
  const owner = terms?.lender?.name ?? (isPortal ? null : partner);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={
        partner === null ? t(`screensˆ${textKey}>title_other`) : t(`screensˆ${textKey}>title`, { partner })
      }
      isArrival={isArrival}
    >
      {/* The brand's picture across the card, complete, and the amount in front of it. */}
      <div className={styles['moment']}>
        {assets === null ? null : <StatePicture motif={assets.motif} name="approved" />}
        <div className={styles['front']}>
          <LoanAmount page={page} />
        </div>
      </div>
      {partner === null ? null : <PartnerLogo name={partner} />}
      <p>{t(`screensˆ${textKey}>lead`)}</p>
      <LoanFigures page={page} hasAmount={false} />
      {terms === null ? null : <OfferTermsSection terms={terms} />}
      <ActionBar
        status={<ActionStatus status={request.status} rejectionText={t('screensˆaccepted>failed')} />}
        owner={owner === null ? null : <p id={ownerId}>{t('screensˆoffer>of', { partner: owner })}</p>}
      >
        <Button
          {...request.button}
          aria-describedby={owner === null ? undefined : ownerId}
          onClick={() => (request.isTooEarly() ? undefined : void dispatch(offerAccepted()))}
        >
          {t(`screensˆ${textKey}>continue`)}
        </Button>
      </ActionBar>
      <HandoverFacts place="card" isPortal={isPortal} />
      <WithdrawalWay page={page} />
      <DownloadCopy page={page}>
        <LoanFigures page={page} />
        <TermFacts terms={terms ?? noTerms} />
      </DownloadCopy>
    </ScreenFrame>
  );
}
