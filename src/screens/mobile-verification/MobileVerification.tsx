import { use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { readSentCode } from '../../api/stepData/sentCode';
import type { Sending } from '../../domain/journey/calls/sending';
import type { TypedValues } from '../../domain/catalogue/typed';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { questionsOf } from '../../domain/pages/stepSequence';
import { onCodeReceived } from '../../platform/oneTimeCode';
import type { RootState } from '../../state/root';
import { selectResult, selectSending } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import styles from './MobileVerification.module.css';
import { ResendCode } from './ResendCode';

/** The one-time code, and in its place, when the applicant wants to, the number to which it goes. */
export default function MobileVerification({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const states = use(services.loadStates());
  const { stepData } = useSelector(selectResult);
  const sending = useSelector((state: RootState) => selectSending(state, 'state'));
  const changing = useSelector((state: RootState) => selectSending(state, 'aside'));
  const { maskedPhoneNumber, codeLength } = useMemo(() => readSentCode(stepData ?? {}), [stepData]);
  const [opened, setOpened] = useState<Sending | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const received = useReceivedCode();
  const code = useMemo(() => withLength(states['mobile-verification'], codeLength), [states, codeLength]);
  const number = states['change-mobile-number'];
  const questions = useMemo(() => questionsOf([...page.steps, ...Object.values(states)]), [page, states]);
  if (code === undefined || number === undefined) return null;
  // Once the server has taken another number, the code is asked for again.
  const isChanging = opened !== null && (changing.kind !== 'saved' || changing === opened);
  const show = (shown: 'code' | 'number') => {
    setHasMoved(true);
    setOpened(shown === 'number' ? changing : null);
  };
  const asked = isChanging ? number : code;
  return (
    <>
      <Asking
        key={asked.key}
        page={page}
        services={services}
        questionnaire={asked}
        questions={questions}
        around={[code, number]}
        onSeek={({ key }) => show(key === number.key ? 'number' : 'code')}
        onSubmit={(answers) => services.submitState(asked, answers)}
        sending={isChanging ? changing : sending}
        unsent={isChanging ? undefined : t('screensˆcode>unchecked')}
        received={isChanging ? undefined : received}
        submitLabel={t('commonˆcontinue')}
        heading={(hasErrors) => (
          <div>
            <QuestionnaireHeading
              questionnaire={asked}
              name={(title) => `${title} | ${page.brand.name}`}
              isArrival={(isArrival || hasMoved) && !hasErrors}
              hasErrors={hasErrors}
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
          <Button look="quiet" onClick={() => show('code')}>
            {t('screensˆcode>back')}
          </Button>
        ) : (
          <>
            <ResendCode />
            <Button look="quiet" onClick={() => show('number')}>
              {t('screensˆcode>change')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** What a text message brings while the screen is open, as it stands in the control. */
function useReceivedCode(): TypedValues | undefined {
  const [received, setReceived] = useState<TypedValues>();
  useEffect(() => onCodeReceived((code) => setReceived({ code })), []);
  return received;
}

/** The code with as many digits as the server says that it has. */
function withLength(asking: Questionnaire | undefined, length: number | null): Questionnaire | undefined {
  if (asking === undefined || length === null) return asking;
  const dataPoints = asking.dataPoints.map((asked) =>
    asked.point.kind === 'code' ? { ...asked, point: { ...asked.point, min: length, max: length } } : asked,
  );
  return { ...asking, dataPoints };
}
