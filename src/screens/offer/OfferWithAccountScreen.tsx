import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { readOffer, type Offer } from '../../api/stepData';
import { selectRequestStatus } from '../../state/selectors/journey';
import { watchSeenPlace } from '../../state/submission/watchSeenPlace';
import { submitStateQuestionnaire } from '../../state/submission/submitStateQuestionnaire';
import { useLateAssets } from '../lateAssets';
import { OfferTermsSection } from '../parts/loan/OfferTermsSection';
import { joinClassNames } from '../../ui/classNames';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import { FormHeading } from '../parts/questionnaire/QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../parts/requests/WithStepData';
import { formatAccept } from './formatAccept';
import styles from './Offer.module.css';
import { OfferChangedNotice } from './OfferChangedNotice';
import { OfferCopy } from './OfferCopy';
import { OfferDecision } from './OfferDecision';
import { OfferFigures } from './OfferFigures';
import { useAllQuestions } from '../parts/questionnaire/useAllQuestions';
import { usePreviousOffer } from './usePreviousOffer';

/** An offer that is accepted together with the account for the payout. */
export default function OfferWithAccountScreen(props: ScreenProps) {
  return (
    <WithStepData {...props} read={readOffer} getLender={({ partner }) => partner}>
      {(offer, isArrival) => <OfferWithAccountView {...props} isArrival={isArrival} offer={offer} />}
    </WithStepData>
  );
}

function OfferWithAccountView({ page, isArrival, offer }: ScreenProps & { readonly offer: Offer }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { states } = useLateAssets();
  const status = useAppSelector((state) => selectRequestStatus(state, 'state'));
  const previous = usePreviousOffer(offer, false);
  const questions = useAllQuestions(page);
  const account = states['proficredit-offer'];
  if (account === undefined) return null;
  return (
    <div className={joinClassNames(styles['frame'], styles['withAccount'])}>
      <QuestionnaireForm
        page={page}
        questionnaire={account}
        questions={questions}
        visibleQuestionnaires={[account]}
        submission={{
          status,
          label: formatAccept(offer, t),
          onSubmit: (answers) => dispatch(submitStateQuestionnaire(account, answers)),
        }}
        watchPlace={() => dispatch(watchSeenPlace())}
        heading={(errors) => (
          <div className={styles['frame']}>
            <FormHeading
              title={t('screensˆoffer>title', { partner: offer.partner })}
              lead={t('screensˆoffer>lead')}
              brand={page.brand.name}
              isArrival={isArrival}
              errors={errors}
            />
            <OfferChangedNotice isChanged={previous !== null} />
            <OfferFigures page={page} offer={offer} previous={previous} />
            <OfferTermsSection terms={offer.terms} />
            <h2>{t(`stepsˆ${account.key}>title`)}</h2>
          </div>
        )}
      />
      <OfferDecision offer={offer} acceptAction={null} />
      <OfferCopy page={page} offers={[offer]} />
    </div>
  );
}
