import type { InputHTMLAttributes } from 'react';
import button from './Button.module.css';
import styles from './FilePicker.module.css';

interface FilePickerProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'accept' | 'capture' | 'disabled' | 'aria-describedby' | 'aria-invalid'
> {
  readonly label: string;
  readonly onChoose: (file: File) => void;
  /** Visible only on touch devices, which usually have a camera. */
  readonly isForPhones?: boolean;
}

/** The browser's file input, styled as a button. The same file can be selected again. */
export function FilePicker({ label, onChoose, isForPhones = false, ...rest }: FilePickerProps) {
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
