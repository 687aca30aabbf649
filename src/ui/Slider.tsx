import styles from './Slider.module.css';

interface SliderProps {
  /** The name of the text control for the same answer. */
  readonly controlName: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly label: string;
  /** The value as text for assistive technology. */
  readonly valueText: string;
  readonly minText: string;
  readonly maxText: string;
}

/** The browser's own range input. A number field beside it holds the same answer. */
export function Slider({
  controlName,
  min,
  max,
  step,
  value,
  onChange,
  label,
  valueText,
  minText,
  maxText,
}: SliderProps) {
  return (
    <div className={styles['slider']}>
      <progress aria-hidden="true" max={Math.max(max - min, 1)} value={value - min} />
      <input
        type="range"
        data-of={controlName}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-label={label}
        aria-valuetext={valueText}
      />
      <div className={styles['ends']} data-part="ends" aria-hidden="true">
        <span>{minText}</span>
        <span>{maxText}</span>
      </div>
    </div>
  );
}
