import { use, useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { readOffer, type Offer } from '../../api/stepData';
import { questionsOf } from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectSending } from '../../state/selectors/journey';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import styles from './Offer.module.css';
import { OfferChanged } from './OfferChanged';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
import { useOfferBefore } from './useShown';

/** An offer that is accepted with the account to which it is paid. */
export default function OfferWithAccount(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffer}>
      {(offer) => <Offered {...props} offer={offer} />}
    </WithStepData>
  );
}

function Offered({ page, services, isArrival, offer }: ScreenProps & { readonly offer: Offer }) {
  const { t } = useTranslation();
  const states = use(services.loadStates());
  const sending = useSelector((state: RootState) => selectSending(state, 'state'));
  const before = useOfferBefore(offer, false);
  const questions = useMemo(() => questionsOf([...page.steps, ...Object.values(states)]), [page, states]);
  const account = states['proficredit-offer'];
  if (account === undefined) return null;
  return (
    <div className={styles['frame']}>
      <Asking
        page={page}
        services={services}
        questionnaire={account}
        questions={questions}
        around={[account]}
        onSeek={() => undefined}
        onSubmit={(answers) => services.submitState(account, answers)}
        sending={sending}
        submitLabel={t('screensˆoffer>accept')}
        heading={(hasErrors) => (
          <div className={styles['frame']}>
            <QuestionnaireHeading
              questionnaire={account}
              name={(title) => `${title} | ${page.brand.name}`}
              isArrival={isArrival && !hasErrors}
              hasErrors={hasErrors}
            />
            <p>{t('screensˆoffer>of', { partner: offer.partner })}</p>
            <OfferChanged isChanged={before !== null} />
            <OfferFigures page={page} offer={offer} before={before} />
          </div>
        )}
      />
      <OfferDecision page={page} offer={offer} accepts={null} />
    </div>
  );
}
