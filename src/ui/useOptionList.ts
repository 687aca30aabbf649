import { useState } from 'react';
import type { Option } from './SelectInput';

/** How the options are searched. */
export interface ListSearch {
  /** Finds the options for the typed text, best match first. Returns all of them for an empty text. */
  readonly findOptions: (typed: string) => readonly Option[];
  /** Splits the label of an option into parts that match the typed text and parts that do not. */
  readonly splitLabel: (
    label: string,
    typed: string,
  ) => readonly { readonly start: number; readonly text: string; readonly isMatch: boolean }[];
}

/** The most options that are shown: all citizenships, and fewer for a search, because each more makes a key slower. */
const maxShown = { all: 251, search: 40 };

/** No active option. */
export const noOption = -1;

/** The list of a combobox: whether it is open, what it shows, and what keys do in it. */
export interface OptionListState {
  /** What was typed; null while the selected option is displayed. */
  readonly typed: string | null;
  readonly setTyped: (typed: string | null) => void;
  readonly isOpen: boolean;
  /** The place of the active option. */
  readonly active: number;
  /** The options that are shown. */
  readonly matches: readonly Option[];
  /** The number of options that match. */
  readonly foundCount: number;
  /** Opens the list with this active option. */
  readonly open: (place: number) => void;
  readonly close: () => void;
  readonly choose: (option: Option) => void;
  /** Handles a key. Returns whether it was handled; otherwise the input or the form handles it. */
  readonly handleKey: (key: string, withAlt: boolean) => boolean;
}

/** The state of a searched list. Only the user selects an option. */
export function useOptionList(
  search: ListSearch,
  value: string,
  onChoose: (value: string) => void,
): OptionListState {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(noOption);
  const found = isOpen ? search.findOptions(typed ?? '') : [];
  const hasTyped = typed !== null && typed.trim() !== '';
  const matches = limitOptions(found, value, hasTyped);
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
  return {
    typed,
    setTyped,
    isOpen,
    active,
    matches,
    foundCount: found.length,
    open,
    close,
    choose,
    handleKey: (key, withAlt) => keyHandlers[key]?.(withAlt) ?? false,
  };
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
