import { Fragment } from 'react';
import styles from './Combobox.module.css';
import { noOption, type ListSearch, type OptionListState } from './useOptionList';

interface OptionListProps extends Pick<OptionListState, 'active' | 'matches' | 'choose'> {
  readonly inputId: string;
  readonly label: string;
  readonly typed: string;
  readonly value: string;
  readonly splitLabel: ListSearch['splitLabel'];
  /** Describes the options that match and are not shown; empty if there are none. */
  readonly hiddenText: string;
}

export const getListId = (inputId: string): string => `${inputId}-list`;
export const getOptionId = (inputId: string, place: number): string => `${inputId}-option-${place}`;

/** The options of a combobox. The focus stays in its input. */
export function OptionList(props: OptionListProps) {
  const { inputId, label, typed, value, active, matches, choose, splitLabel, hiddenText } = props;
  /** The option to scroll into view: the active one, or else the selected one. */
  const visibleIndex = active === noOption ? matches.findIndex((option) => option.value === value) : active;
  return (
    <div ref={scrollIntoView} className={styles['popup']}>
      <div
        id={getListId(inputId)}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className={styles['list']}
        // Keeps the focus in the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        {matches.map((option, place) => (
          <button
            key={option.value}
            type="button"
            tabIndex={-1}
            id={getOptionId(inputId, place)}
            ref={place === visibleIndex ? scrollIntoView : undefined}
            role="option"
            // A marked part would be read as a word of its own.
            aria-label={option.label}
            aria-selected={option.value === value}
            className={styles['option']}
            data-active={place === active ? true : undefined}
            onClick={() => choose(option)}
          >
            {/* Replaced as a whole: a browser's translation puts elements of its own into the place of these texts. */}
            <span key={typed}>
              {splitLabel(option.label, typed).map(({ start, text, isMatch }) =>
                isMatch ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
              )}
            </span>
          </button>
        ))}
      </div>
      {hiddenText === '' ? null : <p className={styles['more']}>{hiddenText}</p>}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
