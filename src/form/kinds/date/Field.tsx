import type { ClipboardEvent, FocusEvent } from 'react';
import { useTranslation } from '../../../platform/texts';
import type { DataPoint } from '../../../domain/catalogue/kinds';
import { FieldFrame } from '../../../ui/FieldFrame';
import { TextInput } from '../../../ui/TextInput';
import { controlOf } from '../../../domain/pages/questionnaire';
import { useStepContext } from '../../engine/StepContext';
import { useAnswer } from '../../engine/useAnswer';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import styles from './Field.module.css';
import { joined, partsOf, spread, type Part } from './parts';

/** A date typed in labelled parts, or a month in two: no calendar, no doubt about the order. */
export function DateField({ asked }: FieldProps) {
  const { typed, change, leave, error } = useAnswer(asked);
  const words = useWords(asked);
  const { page } = useStepContext();
  const { t } = useTranslation();
  const precision = asked.point.kind === 'month' ? 'month' : 'day';
  const order = page.facts.birthDateOrder.filter((part) => precision === 'day' || part !== 'day');
  const parts = partsOf(typeof typed === 'string' ? typed : '');

  const paste = (event: ClipboardEvent) => {
    const whole = precision === 'day' ? spread(event.clipboardData.getData('text'), order) : null;
    if (whole === null) return;
    event.preventDefault();
    change(joined(whole, precision));
  };
  const leaveGroup = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };
  return (
    <FieldFrame id={controlId(asked)} {...words} error={error} isGroup>
      {(wiring) => (
        <div className={styles['parts']} onBlur={leaveGroup}>
          {order.map((part, index) => (
            <label key={part} className={`${styles['part']} ${styles[part]}`}>
              <span>{t(`commonˆ${part}`)}</span>
              <TextInput
                id={index === 0 ? wiring.id : `${wiring.id}-${part}`}
                name={`${controlOf(asked)}_${part}`}
                value={parts[part]}
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                autoComplete={token(asked.point, part)}
                enterKeyHint="go"
                aria-invalid={wiring['aria-invalid']}
                aria-required={asked.point.optional === true ? undefined : true}
                fits="part"
                onPaste={paste}
                onChange={(event) =>
                  change(joined({ ...parts, [part]: event.target.value.replace(/-/g, '') }, precision))
                }
              />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function token(point: DataPoint, part: Part): string {
  return point.autocomplete === 'bday' ? `bday-${part}` : 'off';
}
