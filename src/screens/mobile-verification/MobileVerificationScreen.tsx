import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { readSentCode } from '../../api/stepData/sentCode';
import { isRequestPending, type RequestStatus } from '../../domain/journey/calls/requestStatus';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { onCodeReceived } from '../../platform/device/oneTimeCode';
import { selectResult, selectRequestStatus } from '../../state/selectors/journey';
import { submitStateQuestionnaire } from '../../state/submission/submitStateQuestionnaire';
import { Button } from '../../ui/Button';
import { useLateAssets } from '../lateAssets';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import { QuestionnaireHeading } from '../parts/questionnaire/QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import styles from './MobileVerificationScreen.module.css';
import { ResendCode } from '../parts/requests/ResendCode';
import { useStateAction } from '../parts/requests/useStateAction';
import { useAllQuestions } from '../parts/questionnaire/useAllQuestions';
import { useRequest } from '../parts/requests/useRequest';

/** Asks for the one-time code, or for another phone number if the applicant wants to change it. */
export default function MobileVerificationScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { states } = useLateAssets();
  const { stepData } = useAppSelector(selectResult);
  const status = useAppSelector((state) => selectRequestStatus(state, 'state'));
  const { status: changeStatus, withdraw: withdrawChange } = useRequest('secondaryCall');
  const { maskedPhoneNumber, codeLength } = useMemo(() => readSentCode(stepData ?? {}), [stepData]);
  const [statusWhenOpened, setStatusWhenOpened] = useState<RequestStatus | null>(null);
  const [hasSwitched, setHasSwitched] = useState(false);
  const resend = useStateAction('resendCode');
  const code = useMemo(() => setCodeLength(states['mobile-verification'], codeLength), [states, codeLength]);
  const number = states['change-mobile-number'];
  const questions = useAllQuestions(page);
  // Once the server has accepted another number, the code is asked again.
  const isChanging =
    statusWhenOpened !== null && (changeStatus.kind !== 'saved' || changeStatus === statusWhenOpened);
  const [received, forgetReceived] = useReceivedCode(isRequestPending(resend.status) || isChanging);
  const show = (part: 'code' | 'number') => {
    forgetReceived();
    withdrawChange();
    setHasSwitched(true);
    setStatusWhenOpened(part === 'number' ? changeStatus : null);
  };
  if (code === undefined || number === undefined) return null;
  const questionnaire = isChanging ? number : code;
  return (
    <>
      <QuestionnaireForm
        key={questionnaire.key}
        page={page}
        questionnaire={questionnaire}
        questions={questions}
        visibleQuestionnaires={[code, number]}
        onFollowError={({ key }) => show(key === number.key ? 'number' : 'code')}
        submission={{
          status: isChanging ? changeStatus : status,
          label: t('commonˆcontinue'),
          notSavedText: isChanging ? undefined : t('screensˆcode>unchecked'),
          onSubmit: (answers) => dispatch(submitStateQuestionnaire(questionnaire, answers)),
        }}
        receivedValues={isChanging ? undefined : received}
        heading={(errors) => (
          <div className={styles['heading']}>
            <QuestionnaireHeading
              questionnaire={questionnaire}
              brand={page.brand.name}
              isArrival={isArrival || hasSwitched}
              errors={errors}
            />
            {isChanging ? null : (
              <p>
                {maskedPhoneNumber === null
                  ? t('screensˆcode>sent_other')
                  : t('screensˆcode>sent', { number: maskedPhoneNumber })}
              </p>
            )}
          </div>
        )}
      />
      <div className={styles['beside']}>
        {isChanging ? (
          <Button variant="quiet" onClick={() => show('code')}>
            {t('screensˆcode>back')}
          </Button>
        ) : (
          <>
            <ResendCode
              status={resend.status}
              onPress={() => resend.send({ call: 'resendCode', details: {} })}
            />
            <Button variant="quiet" onClick={() => show('number')}>
              {t('screensˆcode>change')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/**
 * The code from a text message that arrives while the screen is open, as the control's value, and what forgets it. The browser offers one
 * code for each request, so another text message needs another one.
 *
 * @param isRenewing whether another text message is being requested
 */
function useReceivedCode(isRenewing: boolean): readonly [QuestionnaireInput | undefined, () => void] {
  const [received, setReceived] = useState<QuestionnaireInput>();
  useEffect(() => (isRenewing ? undefined : onCodeReceived((code) => setReceived({ code }))), [isRenewing]);
  return [received, () => setReceived(undefined)];
}

function setCodeLength(
  questionnaire: Questionnaire | undefined,
  length: number | null,
): Questionnaire | undefined {
  if (questionnaire === undefined || length === null) return questionnaire;
  const dataPoints = questionnaire.dataPoints.map((question) =>
    question.point.kind === 'code'
      ? { ...question, point: { ...question.point, min: length, max: length } }
      : question,
  );
  return { ...questionnaire, dataPoints };
}
