import type { ClipboardEvent, FocusEvent } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import type { DataPoint } from '../../../domain/catalogue/kinds';
import { normaliseText } from '../../../domain/countries/normalise';
import { FieldFrame } from '../../../ui/FieldFrame';
import { TextInput } from '../../../ui/TextInput';
import { getControlName } from '../../../domain/pages/questionnaire';
import { readDateControls } from '../../controls/readControls';
import { useStepContext } from '../../engine/StepContext';
import { toText, useField } from '../../engine/useField';
import { useFieldText } from '../../formatting/useFieldText';
import { FieldNotice } from '../../messages/FieldNotice';
import { getControlId, type FieldProps } from '../fieldProps';
import {
  joinDate,
  parseWholeDate,
  splitDate,
  type DatePart,
  type DatePartTexts,
} from '../../controls/dateParts';
import styles from './Field.module.css';

const partLengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** A date that is typed in labelled parts, or a month in two of them. There is no calendar, and the order is clear. */
export function DateField({ question }: FieldProps) {
  const { value, onChange, onBlur, error, notice } = useField(question);
  const text = useFieldText(question);
  const { page } = useStepContext();
  const { t } = useTranslation();
  const precision = question.point.kind === 'month' ? 'month' : 'day';
  const order = page.facts.birthDateOrder.filter((part) => precision === 'day' || part !== 'day');
  const parts = splitDate(toText(value));
  const name = getControlName(question);

  /** Writes what all parts show: the browser may have filled in the others without an event. */
  const changeParts = ({ form }: HTMLInputElement, written?: Partial<DatePartTexts>) => {
    if (form !== null)
      onChange(joinDate({ ...readDateControls(form.elements, name), ...written }, precision));
  };
  // The browser would cut a pasted text to the length of the part first: a whole date, and one with invisible signs.
  const paste = (part: DatePart, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const pasted = normaliseText(text);
    const whole = parseWholeDate(pasted, order);
    if (whole === null && pasted === text) return;
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const before = typed.slice(0, selectionStart ?? typed.length);
    const after = typed.slice(selectionEnd ?? typed.length);
    changeParts(
      event.currentTarget,
      whole ?? { [part]: `${before}${pasted}${after}`.slice(0, partLengths[part]) },
    );
  };
  const leaveGroup = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    <FieldFrame
      id={getControlId(question)}
      {...text}
      error={error}
      notice={notice === undefined ? null : <FieldNotice notice={notice} onUse={onChange} />}
      group="controls"
    >
      {(control) => (
        <div className={styles['parts']} onBlur={leaveGroup}>
          {order.map((part, index) => (
            <label key={part} className={`${styles['part']} ${styles[part]}`}>
              <span>{t(`commonˆ${part}`)}</span>
              <TextInput
                id={index === 0 ? control.id : `${control.id}-${part}`}
                name={`${name}_${part}`}
                value={parts[part]}
                inputMode="numeric"
                maxLength={partLengths[part]}
                autoComplete={getAutocomplete(question.point, part)}
                enterKeyHint="go"
                aria-invalid={control['aria-invalid']}
                aria-required={question.point.optional === true ? undefined : true}
                size="part"
                onPaste={(event) => paste(part, event)}
                onInput={(event) => changeParts(event.currentTarget)}
              />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function getAutocomplete(point: DataPoint, part: DatePart): string {
  return point.autocomplete === 'bday' ? `bday-${part}` : 'off';
}
