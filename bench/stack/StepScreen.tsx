import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify';
import { firstValue, steps, type Question, type Step } from '../reference/form';
import { Field } from './Field';
import { answered, begunAgain, useSendLeadMutation, type Answers, type State } from './store';

/** A step: its questions, and where it leads. */
export function StepScreen({ step }: { readonly step: Step }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [sendLead] = useSendLeadMutation();
  const given = useSelector(({ answers }: State) => answers);
  const { control, register, handleSubmit, formState } = useForm<Answers>({
    mode: 'onTouched',
    defaultValues: firstAnswers(step.questions, given),
  });
  const next = steps[steps.indexOf(step) + 1];
  useTop();

  const leave = (answers: Answers) => {
    dispatch(answered(answers));
    if (next === undefined) {
      void sendLead({ ...given, ...answers });
      toast(t('sent'));
    }
    void navigate(next === undefined ? '/sent' : `/${next.key}`);
  };

  return (
    <form data-step={step.key} noValidate onSubmit={(event) => void handleSubmit(leave)(event)}>
      <h1>{t(`step>${step.key}`)}</h1>
      {step.questions.map((question) => (
        <Field
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
  useTop();
  const beginAgain = () => {
    dispatch(begunAgain());
    void navigate('/');
  };
  return (
    <>
      <h1>{t('sent')}</h1>
      <button type="button" data-again onClick={beginAgain}>
        {t('again')}
      </button>
    </>
  );
}

/** A screen begins at its top. */
function useTop(): void {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
}

function firstAnswers(questions: readonly Question[], given: Answers): Answers {
  return Object.fromEntries(
    questions.map((question) => [
      question.name,
      given[question.name] ?? (question.kind === 'consent' ? false : firstValue(question)),
    ]),
  );
}
