import type { InputHTMLAttributes } from 'react';
import button from './Button.module.css';
import styles from './FileChoice.module.css';

interface FileChoiceProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'accept' | 'capture' | 'disabled' | 'aria-describedby' | 'aria-invalid'
> {
  readonly label: string;
  readonly onChoose: (file: File) => void;
  /** Shown only where a finger is the pointer: a phone has a camera at hand. */
  readonly isForPhones?: boolean;
}

/** The browser's own choice of one file, looking like a button. The same file can be chosen once more. */
export function FileChoice({ label, onChoose, isForPhones = false, ...rest }: FileChoiceProps) {
  return (
    <label className={styles['choice']} data-for-phones={isForPhones}>
      <input
        {...rest}
        type="file"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          currentTarget.value = '';
        }}
      />
      <span className={`${button['button']} ${button['outlined']} ${styles['words']}`}>{label}</span>
    </label>
  );
}
