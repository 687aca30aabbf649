import { useState, type ChangeEvent } from 'react';
import { getControlName } from '../../../domain/pages/questionnaire';
import { submitForm } from '../../../platform/events/submitForm';
import { useTranslation } from '../../../platform/i18n/texts';
import { CodeInput } from '../../../ui/CodeInput';
import { FieldFrame } from '../../../ui/FieldFrame';
import { toText, useField } from '../../engine/useField';
import { useFieldText } from '../../formatting/useFieldText';
import { getControlId, type FieldProps } from '../fieldProps';
import { readTypedDigits } from './readTypedDigits';

/**
 * A one-time code. If the server names the number of its digits, the hint says it, it has a box for each, and the form is sent with the last digit: once,
 * which the hint says before (WCAG 3.2.2). After that only a press sends it, so that a wrong code can be corrected in peace.
 */
export function CodeField({ question }: FieldProps) {
  const { value, onChange, onBlur, error } = useField(question);
  const { hint, ...text } = useFieldText(question);
  const { t } = useTranslation();
  const [sendsItself, setSendsItself] = useState(true);
  if (sendsItself && error !== undefined) setSendsItself(false);
  const { point } = question;
  const length = point.kind === 'code' && point.min === point.max ? point.min : null;
  const size = length === null ? undefined : t(`fieldsˆ${question.name}>digits`, { count: length });
  const digits = length === null ? null : readTypedDigits(toText(value), length);
  // All digits that are there unsent have come from a text message.
  const willSend = length !== null && sendsItself && digits?.length !== length;
  const announcement = willSend ? t(`fieldsˆ${question.name}>sends_itself`) : undefined;
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange(target.value);
    if (!sendsItself || length === null || readTypedDigits(target.value, length)?.length !== length) return;
    setSendsItself(false);
    if (target.form !== null) submitForm(target.form);
  };
  return (
    <FieldFrame
      id={getControlId(question)}
      {...text}
      hint={[hint, size, announcement].filter(Boolean).join(' ')}
      error={error}
    >
      {(control) => (
        <CodeInput
          {...control}
          name={getControlName(question)}
          value={toText(value)}
          length={length}
          digits={digits}
          inputMode="numeric"
          autoComplete={point.autocomplete}
          spellCheck={false}
          enterKeyHint="go"
          aria-required
          data-sends-itself={announcement === undefined ? undefined : true}
          onChange={handleChange}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
