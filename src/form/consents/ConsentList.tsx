import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import { FieldError } from '../../ui/FieldError';
import styles from './ConsentList.module.css';

interface ConsentListProps {
  readonly legend: string;
  /** The label of the switch for all consents. */
  readonly acceptAll: string;
  readonly givenCount: number;
  readonly count: number;
  readonly onChangeAll: (isGiven: boolean) => void;
  /** One box for each consent. */
  readonly children: ReactNode;
}

/**
 * Several consents with one switch for all of them. Each can be withdrawn separately (specification, section 2). The page, its
 * policies and the server's screens use the same list.
 */
export function ConsentList({
  legend,
  acceptAll,
  givenCount,
  count,
  onChangeAll,
  children,
}: ConsentListProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <Checkbox
        id="accept-all"
        isStrong
        isChecked={givenCount === count}
        isMixed={givenCount > 0 && givenCount < count}
        onChange={onChangeAll}
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
  readonly isRequired: boolean;
  readonly onChange: (isGiven: boolean) => void;
  readonly onBlur?: () => void;
  /** Why the consent is asked, or what follows from it. */
  readonly reason?: string | undefined;
  readonly error?: string | undefined;
  /** The text of the consent. */
  readonly children: ReactNode;
}

/** One consent. It is never preselected, and its texts are one press away. */
export function ConsentBox({
  id,
  name,
  isGiven,
  isRequired,
  onChange,
  onBlur,
  reason,
  error,
  children,
}: ConsentBoxProps) {
  const described = [reason && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        isChecked={isGiven}
        onChange={onChange}
        {...(onBlur === undefined ? {} : { onBlur })}
        isRequired={isRequired}
        isInvalid={error !== undefined}
        describedBy={described === '' ? undefined : described}
      >
        {children}
      </Checkbox>
      {reason === undefined ? null : (
        <p id={`${id}-hint`} className={styles['why']}>
          {reason}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
