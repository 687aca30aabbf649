import { useController, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isAnswer, type Question } from '../reference/form';
import type { Answers } from './store';

interface FieldProps {
  readonly question: Question;
  readonly control: Control<Answers>;
  readonly register: UseFormRegister<Answers>;
  readonly errors: FieldErrors<Answers>;
}

const noOptions: readonly string[] = [];

/** One question of any kind, with its error. */
export function Field({ question, control, register, errors }: FieldProps) {
  const { t } = useTranslation();
  const { name, kind, options = noOptions } = question;
  const isWrong = errors[name] !== undefined;
  const error = (
    <span className="error" id={`${name}-error`}>
      {isWrong ? t('error') : ''}
    </span>
  );
  const rules = {
    validate: (value: string | boolean) => (typeof value === 'string' ? isAnswer(question, value) : value),
  };
  const wiring = {
    id: name,
    'aria-describedby': `${name}-error`,
    'aria-invalid': isWrong,
  };
  if (kind === 'radio') {
    return (
      <fieldset>
        <legend>{t(`label>${name}`)}</legend>
        {options.map((value) => (
          <label key={value}>
            <input type="radio" value={value} {...register(name, rules)} /> {t(`option>${value}`)}
          </label>
        ))}
        {error}
      </fieldset>
    );
  }
  if (kind === 'consent') {
    return (
      <div className="question">
        <label>
          <input type="checkbox" {...wiring} {...register(name, rules)} /> {t(`label>${name}`)}
        </label>
        {error}
      </div>
    );
  }
  return (
    <div className="question">
      <label htmlFor={name}>{t(`label>${name}`)}</label>
      {kind === 'select' ? (
        <select {...wiring} {...register(name, rules)}>
          <option value="">{t('choose')}</option>
          {options.map((value) => (
            <option key={value} value={value}>
              {t(`option>${value}`, value)}
            </option>
          ))}
        </select>
      ) : kind === 'loan' ? (
        <LoanInput question={question} control={control} wiring={wiring} />
      ) : (
        <input inputMode={question.keyboard ?? 'text'} {...wiring} {...register(name, rules)} />
      )}
      {error}
    </div>
  );
}

interface LoanInputProps extends Pick<FieldProps, 'question' | 'control'> {
  readonly wiring: Readonly<Record<string, string | boolean>>;
}

/** A number by typing and by a slider. */
function LoanInput({ question, control, wiring }: LoanInputProps) {
  const { t } = useTranslation();
  const { name, limits } = question;
  const { field } = useController({
    name,
    control,
    rules: { validate: (value) => isAnswer(question, String(value)) },
  });
  const value = String(field.value);
  return (
    <>
      <input inputMode="numeric" {...wiring} {...field} value={value} />
      <input
        type="range"
        aria-label={t(`label>${name}`)}
        min={limits?.min}
        max={limits?.max}
        step={limits?.step}
        value={value}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </>
  );
}
