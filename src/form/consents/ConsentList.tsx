import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import { FieldError } from '../../ui/FieldError';
import styles from './ConsentList.module.css';

interface ConsentListProps {
  readonly legend: string;
  /** The words of the switch for all of them. */
  readonly acceptAll: string;
  /** How many of how many are given. */
  readonly given: number;
  readonly count: number;
  readonly onAll: (isGiven: boolean) => void;
  /** The boxes, one for each consent. */
  readonly children: ReactNode;
}

/**
 * Several consents with one switch for all of them; each can be undone by itself (specification, section 2). The same list
 * wherever consents are asked: by the page, by its policies, or by the server.
 */
export function ConsentList({ legend, acceptAll, given, count, onAll, children }: ConsentListProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <Checkbox
        id="accept-all"
        isStrong
        isChecked={given === count}
        isMixed={given > 0 && given < count}
        onChange={onAll}
      >
        {acceptAll}
      </Checkbox>
      {children}
    </fieldset>
  );
}

interface ConsentBoxProps {
  readonly id: string;
  readonly name: string;
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
  readonly onBlur?: () => void;
  /** What follows from it, or why it is asked. */
  readonly why?: string | undefined;
  readonly error?: string | undefined;
  /** What is agreed to. */
  readonly children: ReactNode;
}

/** One consent: never ticked beforehand, its texts one press away. */
export function ConsentBox({ id, name, isGiven, onChange, onBlur, why, error, children }: ConsentBoxProps) {
  const described = [why && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        isChecked={isGiven}
        onChange={onChange}
        {...(onBlur === undefined ? {} : { onBlur })}
        isInvalid={error !== undefined}
        describedBy={described === '' ? undefined : described}
      >
        {children}
      </Checkbox>
      {why === undefined ? null : (
        <p id={`${id}-hint`} className={styles['why']}>
          {why}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
