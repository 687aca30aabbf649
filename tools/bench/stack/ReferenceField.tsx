import { useController, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isValidAnswer, type ReferenceQuestion } from '../reference/form';
import type { ReferenceAnswers } from './store';

interface FieldProps {
  readonly question: ReferenceQuestion;
  readonly control: Control<ReferenceAnswers>;
  readonly register: UseFormRegister<ReferenceAnswers>;
  readonly errors: FieldErrors<ReferenceAnswers>;
}

const noOptions: readonly string[] = [];

/** A question of any kind, with its error. */
export function ReferenceField({ question, control, register, errors }: FieldProps) {
  const { t } = useTranslation();
  const { name, kind, options = noOptions } = question;
  const isInvalid = errors[name] !== undefined;
  const error = (
    <span className="error" id={`${name}-error`}>
      {isInvalid ? t('error') : ''}
    </span>
  );
  const rules = {
    validate: (value: string | boolean) =>
      typeof value === 'string' ? isValidAnswer(question, value) : value,
  };
  const inputProps = {
    id: name,
    'aria-describedby': `${name}-error`,
    'aria-invalid': isInvalid,
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
          <input type="checkbox" {...inputProps} {...register(name, rules)} /> {t(`label>${name}`)}
        </label>
        {error}
      </div>
    );
  }
  return (
    <div className="question">
      <label htmlFor={name}>{t(`label>${name}`)}</label>
      {kind === 'select' ? (
        <select {...inputProps} {...register(name, rules)}>
          <option value="">{t('choose')}</option>
          {options.map((value) => (
            <option key={value} value={value}>
              {t(`option>${value}`, value)}
            </option>
          ))}
        </select>
      ) : kind === 'loan' ? (
        <LoanInput question={question} control={control} inputProps={inputProps} />
      ) : (
        <input inputMode={question.keyboard ?? 'text'} {...inputProps} {...register(name, rules)} />
      )}
      {error}
    </div>
  );
}

interface LoanInputProps extends Pick<FieldProps, 'question' | 'control'> {
  readonly inputProps: Readonly<Record<string, string | boolean>>;
}

/** A number with a text input and a slider. */
function LoanInput({ question, control, inputProps }: LoanInputProps) {
  const { t } = useTranslation();
  const { name, limits } = question;
  const { field } = useController({
    name,
    control,
    rules: { validate: (value) => isValidAnswer(question, String(value)) },
  });
  const value = String(field.value);
  return (
    <>
      <input inputMode="numeric" {...inputProps} {...field} value={value} />
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
