import { Fragment, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import styles from './Combobox.module.css';
import select from './SelectInput.module.css';
import type { Option } from './SelectInput';

/** How the options are searched. */
interface ListSearch {
  /** Finds the options for the typed text, best match first. Returns all of them for an empty text. */
  readonly findOptions: (typed: string) => readonly Option[];
  /** Splits the label of an option into parts that match the typed text and parts that do not. */
  readonly splitLabel: (
    label: string,
    typed: string,
  ) => readonly { readonly start: number; readonly text: string; readonly isMatch: boolean }[];
}

interface ComboboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'role' | 'value' | 'onChange' | 'onInput'
> {
  readonly id: string;
  /** The accessible name of the list. */
  readonly label: string;
  /** The text of the input while the user does not type. */
  readonly displayText: string;
  /** The value of the selected option. */
  readonly value: string;
  readonly search: ListSearch;
  /** The text was typed key by key, or it came whole, from autofill or the clipboard. */
  readonly onType: (typed: string, origin: 'typed' | 'whole') => void;
  readonly onChoose: (value: string) => void;
  /** Describes the number of options. */
  readonly describeCount: (count: number) => string;
  /** Describes the number of options that match and are not shown. */
  readonly describeHidden: (count: number) => string;
  /** Describes that no option matches. */
  readonly describeNoMatch: (typed: string) => string;
}

/** The most options that are shown: all citizenships, and fewer for a search, because each more makes a key slower. */
const maxShown = { all: 251, search: 40 };

/** No active option. */
const noOption = -1;

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
  /** Null while the selected option is displayed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(noOption);
  const found = isOpen ? search.findOptions(typed ?? '') : [];
  const hasTyped = typed !== null && typed.trim() !== '';
  const isSearch = isOpen && hasTyped;
  const matches = limitOptions(found, value, hasTyped);
  const hasMatches = matches.length > 0;
  const hiddenText = found.length > matches.length ? describeHidden(found.length - matches.length) : '';
  const listId = `${input.id}-list`;
  const optionId = (place: number) => `${input.id}-option-${place}`;

  const open = (place: number) => {
    setOpen(true);
    setActive(place);
  };
  const close = () => {
    setOpen(false);
    setActive(noOption);
  };
  const choose = (option: Option) => {
    onChoose(option.value);
    setTyped(null);
    close();
  };
  const shown = typed ?? displayText;
  const handleInput = (control: HTMLInputElement, event: Event) => {
    if (control.value === shown) return;
    // Autofill must not open the list while the focus is elsewhere.
    const isFocused = control === control.ownerDocument.activeElement;
    onType(control.value, isFocused && isTyping(event) ? 'typed' : 'whole');
    if (!isFocused) return;
    setTyped(control.value);
    open(noOption);
  };
  /** Moves the active option by one. Before the first and after the last option, no option is active. */
  const moveBy = (by: 1 | -1) => {
    if (isOpen) {
      const places = matches.length + 1;
      setActive(((active + 1 + by + places) % places) - 1);
    } else {
      const all = limitOptions(search.findOptions(typed ?? ''), value, hasTyped);
      const chosenIndex = all.findIndex((option) => option.value === value);
      open(chosenIndex === noOption ? (by === 1 ? 0 : all.length - 1) : chosenIndex);
    }
  };
  /** Moves only inside an open list. Otherwise these keys move the caret. */
  const moveTo = (place: number) => {
    if (active === noOption) return false;
    setActive(place);
    return true;
  };
  /**
   * The action of each key. Returns whether the key was handled; otherwise the input or the form handles it.
   */
  const keyHandlers: Readonly<Record<string, (withAlt: boolean) => boolean>> = {
    ArrowDown: (withAlt) => {
      if (withAlt) open(noOption);
      else moveBy(1);
      return true;
    },
    ArrowUp: (withAlt) => {
      if (withAlt) close();
      else moveBy(-1);
      return true;
    },
    Home: () => moveTo(0),
    End: () => moveTo(matches.length - 1),
    Enter: () => {
      const option = matches[active];
      if (option === undefined) return false;
      choose(option);
      return true;
    },
    Tab: () => {
      const option = matches[active];
      if (option !== undefined) choose(option);
      return false;
    },
    Escape: () => {
      if (isOpen) close();
      return isOpen;
    },
  };
  const handleKey = (event: KeyboardEvent) => {
    if (belongsToInputMethod(event)) return;
    const isHandled = keyHandlers[event.key]?.(event.altKey) ?? false;
    if (isHandled) event.preventDefault();
  };
  /** The option to scroll into view: the active one, or else the selected one. */
  const visibleIndex = active === noOption ? matches.findIndex((option) => option.value === value) : active;

  return (
    <div className={styles['field']}>
      <input
        type="text"
        {...input}
        className={select['select']}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasMatches}
        aria-controls={hasMatches ? listId : undefined}
        aria-activedescendant={active === noOption ? undefined : optionId(active)}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={shown}
        onInput={(event) => handleInput(event.currentTarget, event.nativeEvent)}
        onKeyDown={handleKey}
        onClick={(event) => {
          if (typed === null) event.currentTarget.select();
          if (!isOpen) open(noOption);
        }}
        onBlur={(event) => {
          setTyped(null);
          close();
          onBlur?.(event);
        }}
      />
      {hasMatches ? (
        <div ref={scrollIntoView} className={styles['popup']}>
          <div
            id={listId}
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
                id={optionId(place)}
                ref={place === visibleIndex ? scrollIntoView : undefined}
                role="option"
                // A marked part would be read as a word of its own.
                aria-label={option.label}
                aria-selected={option.value === value}
                className={styles['option']}
                data-active={place === active ? true : undefined}
                onClick={() => choose(option)}
              >
                <span>
                  {search
                    .splitLabel(option.label, typed ?? '')
                    .map(({ start, text, isMatch }) =>
                      isMatch ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
                    )}
                </span>
              </button>
            ))}
          </div>
          {hiddenText === '' ? null : <p className={styles['more']}>{hiddenText}</p>}
        </div>
      ) : null}
      <p className={isSearch && !hasMatches ? styles['none'] : 'visually-hidden'} aria-live="polite">
        {isSearch ? (hasMatches ? describeCount(found.length) : describeNoMatch(typed.trim())) : ''}
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

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The options that are shown. The selected one is always among them. */
function limitOptions(options: readonly Option[], value: string, hasTyped: boolean): readonly Option[] {
  const most = hasTyped ? maxShown.search : maxShown.all;
  if (options.length <= most) return options;
  const selected = options.findIndex((option) => option.value === value);
  return selected < most
    ? options.slice(0, most)
    : [...options.slice(selected, selected + 1), ...options.slice(0, most - 1)];
}

/** Whether the user changes the text key by key, unlike autofill, the clipboard and a chosen correction. */
function isTyping(event: Event): boolean {
  return event instanceof InputEvent && /^(?:insertText|insertCompositionText|delete)/.test(event.inputType);
}
