import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import styles from './Combobox.module.css';
import { getListId, getOptionId, OptionList } from './OptionList';
import select from './SelectInput.module.css';
import { noOption, useOptionList, type ListSearch } from './useOptionList';

interface ComboboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'role' | 'value' | 'onChange' | 'onInput'
> {
  readonly id: string;
  /** The accessible name of the list. */
  readonly label: string;
  /** The text of the input while the user does not type. */
  readonly displayText: string;
  readonly value: string;
  readonly search: ListSearch;
  /** The text was typed key by key, or it came whole, from autofill or the clipboard. */
  readonly onType: (typed: string, origin: 'typed' | 'whole') => void;
  readonly onChoose: (value: string) => void;
  readonly describeCount: (count: number) => string;
  /** Describes the number of options that match and are not shown. */
  readonly describeHidden: (count: number) => string;
  readonly describeNoMatch: (typed: string) => string;
}

/**
 * An input that searches a long list: the editable combobox with list autocompletion of the ARIA practices.
 * The focus stays in the input, and only the user selects an option.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    displayText,
    value,
    search,
    onType,
    onChoose,
    describeCount,
    describeHidden,
    describeNoMatch,
    onBlur,
    ...input
  } = props;
  const list = useOptionList(search, value, onChoose);
  const { typed, isOpen, active, matches, foundCount } = list;
  const isSearch = isOpen && typed !== null && typed.trim() !== '';
  const hasMatches = matches.length > 0;
  const shown = typed ?? displayText;
  const handleInput = (control: HTMLInputElement, event: Event) => {
    if (control.value === shown) return;
    // Autofill must not open the list while the focus is elsewhere.
    const isFocused = control === control.ownerDocument.activeElement;
    onType(control.value, isFocused && isTyping(event) ? 'typed' : 'whole');
    if (!isFocused) return;
    list.setTyped(control.value);
    list.open(noOption);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (belongsToInputMethod(event)) return;
    if (list.handleKey(event.key, event.altKey)) event.preventDefault();
  };
  return (
    <div className={styles['field']}>
      <input
        type="text"
        {...input}
        className={select['select']}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasMatches}
        aria-controls={hasMatches ? getListId(input.id) : undefined}
        aria-activedescendant={active === noOption ? undefined : getOptionId(input.id, active)}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={shown}
        onInput={(event) => handleInput(event.currentTarget, event.nativeEvent)}
        onKeyDown={handleKey}
        onClick={(event) => {
          // The press that opens the list selects the text, and the next one places the caret.
          if (isOpen) return;
          if (typed === null) event.currentTarget.select();
          list.open(noOption);
        }}
        onBlur={(event) => {
          list.setTyped(null);
          list.close();
          onBlur?.(event);
        }}
      />
      {hasMatches ? (
        <OptionList
          inputId={input.id}
          label={label}
          typed={typed ?? ''}
          value={value}
          active={active}
          matches={matches}
          choose={list.choose}
          splitLabel={search.splitLabel}
          hiddenText={foundCount > matches.length ? describeHidden(foundCount - matches.length) : ''}
        />
      ) : null}
      <p className={isSearch && !hasMatches ? styles['none'] : 'visually-hidden'} aria-live="polite">
        {isSearch ? (hasMatches ? describeCount(foundCount) : describeNoMatch(typed.trim())) : ''}
      </p>
    </div>
  );
}

/** The key code of every key that an input method handles. */
const inputMethodKeyCode = 229;

/**
 * Whether a key belongs to the input method, which composes a character. Safari ends the composition before it reports the key that
 * ended it, so there only the key code tells.
 */
function belongsToInputMethod({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === inputMethodKeyCode;
}

/** Whether the user changes the text key by key, unlike autofill, the clipboard and a chosen correction. */
function isTyping(event: Event): boolean {
  return event instanceof InputEvent && /^(?:insertText|insertCompositionText|delete)/.test(event.inputType);
}
