import { useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { readOffer, type Offer } from '../../api/stepData';
import { indexQuestions } from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectRequestStatus } from '../../state/selectors/journey';
import { QuestionnaireForm } from '../QuestionnaireForm';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import styles from './Offer.module.css';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
import { usePreviousOffer } from './usePreviousOffer';
import { useLoaded } from '../../ui/useLoaded';

/** An offer that is accepted together with the account for the payout. */
export default function OfferWithAccountScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffer}>
      {(offer) => <OfferWithAccountView {...props} offer={offer} />}
    </WithStepData>
  );
}

function OfferWithAccountView({ page, services, isArrival, offer }: ScreenProps & { readonly offer: Offer }) {
  const { t } = useTranslation();
  const states = useLoaded(services.loadStates);
  const status = useSelector((state: RootState) => selectRequestStatus(state, 'state'));
  const previous = usePreviousOffer(offer, false);
  const questions = useMemo(() => indexQuestions([...page.steps, ...Object.values(states)]), [page, states]);
  const account = states['proficredit-offer'];
  if (account === undefined) return null;
  return (
    <div className={styles['frame']}>
      <QuestionnaireForm
        page={page}
        services={services}
        questionnaire={account}
        questions={questions}
        visibleQuestionnaires={[account]}
        onFollowError={() => undefined}
        onSubmit={(answers) => services.submitState(account, answers)}
        requestStatus={status}
        submitLabel={t('screensˆoffer>accept')}
        heading={(hasErrors) => (
          <div className={styles['frame']}>
            <QuestionnaireHeading
              questionnaire={account}
              formatTitle={(title) => `${title} | ${page.brand.name}`}
              isArrival={isArrival && !hasErrors}
              hasErrors={hasErrors}
            />
            <p>{t('screensˆoffer>of', { partner: offer.partner })}</p>
            <OfferChangedNotice isChanged={previous !== null} />
            <OfferFigures page={page} offer={offer} previous={previous} />
          </div>
        )}
      />
      <OfferDecision page={page} offer={offer} acceptAction={null} />
      <OfferCopy page={page} offers={[offer]} />
    </div>
  );
}
