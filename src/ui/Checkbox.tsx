import { useEffect, useRef, type ReactNode } from 'react';
import { joinClassNames } from './classNames';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  readonly id: string;
  readonly name?: string;
  readonly isChecked: boolean;
  /** Some of the items that it represents are selected and some are not. */
  readonly isMixed?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onBlur?: () => void;
  readonly describedBy?: string | undefined;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

/** A checkbox with a label. Mixed if only some of the items that it represents are selected. */
export function Checkbox(props: CheckboxProps) {
  const {
    id,
    name,
    isChecked,
    isMixed = false,
    onChange,
    onBlur,
    describedBy,
    isRequired,
    isInvalid,
    isStrong,
    children,
  } = props;
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` exists only as a property of the element.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className={joinClassNames(styles['row'], isStrong ? styles['strong'] : undefined)}>
      <input
        ref={box}
        type="checkbox"
        id={id}
        name={name}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        aria-describedby={describedBy}
        aria-required={isRequired ? true : undefined}
        aria-invalid={isInvalid ? true : undefined}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
