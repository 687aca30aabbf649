import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import styles from './FieldFrame.module.css';

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Heard with the control and not seen: the same words stand above it already. */
  readonly isLabelHidden?: boolean;
  /** Set behind the label, for example "(optional)". */
  readonly mark?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A soft question or suggestion under the field. */
  readonly notice?: ReactNode;
  /** The control stands in the line of its label; what follows it, under both. */
  readonly isBeside?: boolean;
  /** Several controls under one label: a fieldset with a legend. */
  readonly isGroup?: boolean;
  readonly children: (wiring: ControlWiring) => ReactNode;
}

/** A label and a hint above, an error below: the frame of every question. */
export function FieldFrame({
  id,
  label,
  isLabelHidden = false,
  mark,
  hint,
  error,
  notice,
  isBeside = false,
  isGroup = false,
  children,
}: FieldFrameProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noticeId = `${id}-notice`;
  const describedBy =
    [hint && hintId, error && errorId, notice && noticeId].filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      <span>{label}</span>
      {mark === undefined ? null : <span className={styles['mark']}> {mark}</span>}
    </>
  );
  const above = hint ? (
    <p id={hintId} className={styles['hint']}>
      {hint}
    </p>
  ) : null;
  const below = (
    <>
      {error ? <FieldError id={errorId} text={error} /> : null}
      <div id={noticeId} aria-live="polite">
        {notice}
      </div>
    </>
  );
  const wiring: ControlWiring = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  };
  return isGroup ? (
    <fieldset className={styles['field']} aria-describedby={describedBy} data-invalid={Boolean(error)}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles['label']}>{words}</legend>
      {above}
      {children({ ...wiring, 'aria-describedby': undefined })}
      {below}
    </fieldset>
  ) : (
    <div className={`${styles['field']} ${isBeside ? styles['beside'] : ''}`} data-invalid={Boolean(error)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {words}
      </label>
      {above}
      {children(wiring)}
      {below}
    </div>
  );
}
