import type { UseFormReturn } from 'react-hook-form';
import type { TypedValues } from '../../domain/catalogue/typed';

type Listener = () => void;
type Form = UseFormReturn<TypedValues>;

/** Calls whenever the value or the error of a control may be another. Gives back how to hear no more. */
export type Hear = (control: string, listener: Listener) => () => void;

export interface Hearing {
  readonly hear: Hear;
  /** Writes into a control, and tells who hears of it. */
  readonly setValue: Form['setValue'];
}

/**
 * Tells each field what happens to its own control, so that a step of many fields is as quick to type in as one of few: the form
 * is heard once, and of errors alone. Of values it would hand a copy of all to its listeners at each key.
 */
export function makeHearing({ subscribe, setValue }: Pick<Form, 'subscribe' | 'setValue'>): Hearing {
  const atControl = new Map<string, Set<Listener>>();
  /** Those of all controls in the rows of a list, by the name of the list. */
  const inRows = new Map<string, Set<Listener>>();
  let stop: () => void;

  const tell = (changed: string | undefined) => {
    // What happens to a list happens to all that stands in its rows; what happens to none by name, to any.
    const concerned =
      changed === undefined ? atControl.values() : [atControl.get(changed), inRows.get(changed)];
    for (const listeners of concerned) for (const listener of listeners ?? []) listener();
  };
  const hear: Hear = (control, listener) => {
    if (atControl.size === 0) {
      stop = subscribe({ formState: { errors: true }, callback: ({ name }) => tell(name) });
    }
    const [list = control] = control.split('.');
    add(atControl, control, listener);
    if (list !== control) add(inRows, list, listener);
    return () => {
      if (!remove(atControl, control, listener)) return;
      remove(inRows, list, listener);
      if (atControl.size === 0) stop();
    };
  };
  return {
    hear,
    setValue: (name, value, options) => {
      setValue(name, value, options);
      tell(name);
    },
  };
}

function add(map: Map<string, Set<Listener>>, name: string, listener: Listener): void {
  map.set(name, (map.get(name) ?? new Set()).add(listener));
}

/** Says whether it was there. */
function remove(map: Map<string, Set<Listener>>, name: string, listener: Listener): boolean {
  const listeners = map.get(name);
  const wasThere = listeners?.delete(listener) ?? false;
  if (listeners?.size === 0) map.delete(name);
  return wasThere;
}
