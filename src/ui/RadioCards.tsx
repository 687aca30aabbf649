import styles from './RadioCards.module.css';
import type { Option } from './SelectInput';

interface RadioCardsProps {
  readonly id: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Puts short options side by side. */
  readonly isSideBySide?: boolean;
  readonly isInvalid: boolean;
  readonly autoComplete?: string | undefined;
}

/** Up to six options as cards, which are easy to hit. The first one has the field's id, so that links focus it. */
export function RadioCards(props: RadioCardsProps) {
  const { id, name, options, value, onChange, onBlur, isSideBySide = false, isInvalid, autoComplete } = props;
  return (
    <div
      className={isSideBySide ? styles['beside'] : styles['below']}
      data-part={isSideBySide ? undefined : 'choices'}
    >
      {options.map((option, index) => (
        <label key={option.value} className={styles['card']}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            data-invalid={isInvalid ? true : undefined}
            autoComplete={autoComplete}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
