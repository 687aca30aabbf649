import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import styles from './Combobox.module.css';
import type { Option } from './SelectInput';
import { useHeard } from './useHeard';

interface ComboboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'role' | 'value' | 'onChange'
> {
  readonly id: string;
  /** Names the list. */
  readonly label: string;
  /** What stands in the line while nobody types. */
  readonly text: string;
  /** Of the option that is chosen. */
  readonly value: string;
  /** The options for what is typed, best first; all of them for nothing. */
  readonly hitsOf: (typed: string) => readonly Option[];
  readonly onType: (typed: string) => void;
  readonly onChoose: (value: string) => void;
  /** How many options there are, in words. */
  readonly say: (count: number) => string;
  /** That there is none, in words. */
  readonly sayNone: (typed: string) => string;
}

const keys = ['keydown'] as const;

/** None of the options is gone to. */
const nowhere = -1;

/**
 * A line that searches a long list, as the ARIA practices describe an editable combobox with list autocompletion: the focus stays in the
 * line, and nothing is chosen but by the applicant.
 */
export function Combobox(props: ComboboxProps) {
  const { label, text, value, hitsOf, onType, onChoose, say, sayNone, onBlur, ...input } = props;
  /** Null while what stands is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(nowhere);
  const line = useRef<HTMLInputElement>(null);
  const hits = isOpen ? hitsOf(typed ?? '') : [];
  const hasHits = hits.length > 0;
  const isSearch = isOpen && typed !== null && typed.trim() !== '';
  const listId = `${input.id}-list`;
  const optionId = (place: number) => `${input.id}-option-${place}`;

  const open = (place: number) => {
    setOpen(true);
    setActive(place);
  };
  const close = () => {
    setOpen(false);
    setActive(nowhere);
  };
  const choose = (option: Option) => {
    onChoose(option.value);
    setTyped(null);
    close();
  };
  const type = (control: HTMLInputElement) => {
    onType(control.value);
    // A browser that fills in while the applicant is elsewhere opens nothing.
    if (control !== control.ownerDocument.activeElement) return;
    setTyped(control.value);
    open(nowhere);
  };
  /** Goes to the option so many places on, from the line to an end of the list and from there to the line. */
  const go = (by: 1 | -1) => {
    if (isOpen) {
      const places = hits.length + 1;
      setActive(((active + 1 + by + places) % places) - 1);
    } else {
      const all = hitsOf(typed ?? '');
      const chosen = all.findIndex((option) => option.value === value);
      open(chosen === nowhere ? (by === 1 ? 0 : all.length - 1) : chosen);
    }
  };
  /** Within the list only: in the line these keys move the caret. */
  const goTo = (place: number) => {
    if (active === nowhere) return false;
    setActive(place);
    return true;
  };
  /** What a key does, and whether it has done it: else the line has it, or the form. */
  const acts: Readonly<Record<string, (withAlt: boolean) => boolean>> = {
    ArrowDown: (withAlt) => {
      if (withAlt) open(nowhere);
      else go(1);
      return true;
    },
    ArrowUp: (withAlt) => {
      if (withAlt) close();
      else go(-1);
      return true;
    },
    Home: () => goTo(0),
    End: () => goTo(hits.length - 1),
    Enter: () => {
      const only = isSearch && hits.length === 1 ? hits[0] : undefined;
      const wanted = hits[active] ?? (only?.value === value ? undefined : only);
      if (wanted === undefined) return false;
      choose(wanted);
      return true;
    },
    Tab: () => {
      const wanted = hits[active];
      if (wanted !== undefined) choose(wanted);
      return false;
    },
    Escape: () => {
      if (isOpen) close();
      return isOpen;
    },
  };
  useHeard(line, keys, (event) => {
    // An input method is still putting a letter together.
    if (event.isComposing) return;
    const isHandled = acts[event.key]?.(event.altKey) ?? false;
    if (isHandled) event.preventDefault();
  });
  /** The option to be in view: the one gone to, else the one chosen. */
  const shown = active === nowhere ? hits.findIndex((option) => option.value === value) : active;

  return (
    <div className={styles['field']}>
      <input
        type="text"
        {...input}
        ref={line}
        className={styles['input']}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasHits}
        aria-controls={hasHits ? listId : undefined}
        aria-activedescendant={active === nowhere ? undefined : optionId(active)}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed ?? text}
        onChange={(event) => type(event.currentTarget)}
        onClick={(event) => {
          if (typed === null) event.currentTarget.select();
          if (!isOpen) open(nowhere);
        }}
        onBlur={(event) => {
          setTyped(null);
          close();
          onBlur?.(event);
        }}
      />
      {hasHits ? (
        <div
          id={listId}
          ref={inView}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          className={styles['list']}
          // The focus stays in the line.
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.map((option, place) => (
            <button
              key={option.value}
              type="button"
              tabIndex={-1}
              id={optionId(place)}
              ref={place === shown ? inView : undefined}
              role="option"
              aria-selected={option.value === value}
              className={styles['option']}
              data-active={place === active ? true : undefined}
              onClick={() => choose(option)}
            >
              {option.label}
            </button>
          ))}
        </div>
      ) : null}
      <p className={isSearch && !hasHits ? styles['none'] : 'visually-hidden'} aria-live="polite">
        {isSearch ? (hasHits ? say(hits.length) : sayNone(typed.trim())) : ''}
      </p>
    </div>
  );
}

function inView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
