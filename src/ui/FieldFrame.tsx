import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import { joinClassNames } from './classNames';
import styles from './FieldFrame.module.css';

/** Attributes that connect a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Hides the label visually, because the same text is already visible above. */
  readonly isLabelHidden?: boolean;
  /** A suffix of the label, for example "(optional)". */
  readonly mark?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A warning or suggestion under the field. */
  readonly notice?: ReactNode;
  /** Puts the control on the line of its label, and everything else under both. */
  readonly isInline?: boolean;
  /** Whether its answer is short, so that it may stand beside another one. */
  readonly isShort?: boolean;
  /** Several controls under one label: a fieldset with a legend. Radio buttons are required together, other controls each. */
  readonly group?: 'controls' | 'radios' | 'required radios' | undefined;
  readonly children: (wiring: ControlAttributes) => ReactNode;
}

/**
 * The frame of every question: label and hint above the control, error below. The error of radio buttons is above them: they may be higher
 * than the window, and the first one takes the focus.
 */
export function FieldFrame({
  id,
  label,
  isLabelHidden = false,
  mark,
  hint,
  error,
  notice,
  isInline = false,
  isShort = false,
  group,
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
  const message = error ? <FieldError id={errorId} text={error} /> : null;
  const noticePlace = (
    <div id={noticeId} aria-live="polite">
      {notice}
    </div>
  );
  const wiring: ControlAttributes = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  };
  const isRadios = group !== undefined && group !== 'controls';
  return group !== undefined ? (
    <fieldset
      className={styles['field']}
      role={isRadios ? 'radiogroup' : undefined}
      aria-required={group === 'required radios' ? true : undefined}
      aria-invalid={isRadios ? wiring['aria-invalid'] : undefined}
      aria-describedby={describedBy}
      data-invalid={Boolean(error)}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : styles['label']}>{words}</legend>
      {above}
      {isRadios && message !== null ? <div className={styles['above']}>{message}</div> : null}
      {children({ ...wiring, 'aria-describedby': undefined })}
      {isRadios ? null : message}
      {noticePlace}
    </fieldset>
  ) : (
    <div
      className={joinClassNames(styles['field'], isInline ? styles['beside'] : undefined)}
      data-part={isShort ? 'short' : undefined}
      data-invalid={Boolean(error)}
    >
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles['label']}>
        {words}
      </label>
      {above}
      {children(wiring)}
      {message}
      {noticePlace}
    </div>
  );
}
