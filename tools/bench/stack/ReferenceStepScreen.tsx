import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify';
import {
  getInitialValue,
  referenceFormSteps,
  type ReferenceQuestion,
  type ReferenceStep,
} from '../reference/form';
import { ReferenceField } from './ReferenceField';
import {
  answersSaved,
  formRestarted,
  useSendLeadMutation,
  type ReferenceAnswers,
  type ReferenceState,
} from './store';

/** A step with its questions. */
export function ReferenceStepScreen({ step }: { readonly step: ReferenceStep }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [sendLead] = useSendLeadMutation();
  const savedAnswers = useSelector(({ answers }: ReferenceState) => answers);
  const { control, register, handleSubmit, formState } = useForm<ReferenceAnswers>({
    mode: 'onTouched',
    defaultValues: createInitialAnswers(step.questions, savedAnswers),
  });
  const next = referenceFormSteps[referenceFormSteps.indexOf(step) + 1];
  useScrollToTop();

  const submitStep = (answers: ReferenceAnswers) => {
    dispatch(answersSaved(answers));
    if (next === undefined) {
      void sendLead({ ...savedAnswers, ...answers });
      toast(t('sent'));
    }
    void navigate(next === undefined ? '/sent' : `/${next.key}`);
  };

  return (
    <form data-step={step.key} noValidate onSubmit={(event) => void handleSubmit(submitStep)(event)}>
      <h1>{t(`step>${step.key}`)}</h1>
      {step.questions.map((question) => (
        <ReferenceField
          key={question.name}
          question={question}
          control={control}
          register={register}
          errors={formState.errors}
        />
      ))}
      <button type="submit">{t(next === undefined ? 'send' : 'continue')}</button>
    </form>
  );
}

/** The screen after the last step. */
export function EndScreen() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useScrollToTop();
  const restart = () => {
    dispatch(formRestarted());
    void navigate('/');
  };
  return (
    <>
      <h1>{t('sent')}</h1>
      <button type="button" data-again onClick={restart}>
        {t('again')}
      </button>
    </>
  );
}

/** Scrolls to the top when a screen is shown. */
function useScrollToTop(): void {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
}

function createInitialAnswers(
  questions: readonly ReferenceQuestion[],
  savedAnswers: ReferenceAnswers,
): ReferenceAnswers {
  return Object.fromEntries(
    questions.map((question) => [
      question.name,
      savedAnswers[question.name] ?? (question.kind === 'consent' ? false : getInitialValue(question)),
    ]),
  );
}
