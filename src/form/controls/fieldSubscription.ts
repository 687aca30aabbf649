import type { UseFormReturn } from 'react-hook-form';
import type { QuestionnaireInput } from '../../domain/catalogue/input';

type Listener = () => void;
type Form = UseFormReturn<QuestionnaireInput>;

/** Calls the listener when the value or the error of a control may have changed. Returns the function that unsubscribes. */
export type SubscribeToField = (control: string, listener: Listener) => () => void;

export interface FieldSubscription {
  readonly subscribe: SubscribeToField;
  /** Writes into a control and notifies the listeners of that control. */
  readonly setValue: Form['setValue'];
}

/**
 * Notifies each field of changes to its own control only, so that a key in a step of many fields costs as much as in a step of
 * few. One subscription to react-hook-form serves all fields, and it is to errors alone: a subscription to values copies all
 * values at each key.
 */
export function createFieldSubscription({
  subscribe: subscribeToForm,
  setValue,
}: Pick<Form, 'subscribe' | 'setValue'>): FieldSubscription {
  const listenersByControl = new Map<string, Set<Listener>>();
  /** The listeners of all controls in the rows of a list, by the name of the list. */
  const listenersByList = new Map<string, Set<Listener>>();
  let unsubscribeFromForm: () => void;

  /** A change of a list concerns all controls in its rows. A change without a name concerns every control. */
  const notify = (changed: string | undefined) => {
    const concerned =
      changed === undefined
        ? listenersByControl.values()
        : [listenersByControl.get(changed), listenersByList.get(changed)];
    for (const listeners of concerned) for (const listener of listeners ?? []) listener();
  };
  const subscribe: SubscribeToField = (control, listener) => {
    if (listenersByControl.size === 0) {
      unsubscribeFromForm = subscribeToForm({
        formState: { errors: true },
        callback: ({ name }) => notify(name),
      });
    }
    const [list = control] = control.split('.');
    add(listenersByControl, control, listener);
    if (list !== control) add(listenersByList, list, listener);
    return () => {
      if (!remove(listenersByControl, control, listener)) return;
      remove(listenersByList, list, listener);
      if (listenersByControl.size === 0) unsubscribeFromForm();
    };
  };
  return {
    subscribe,
    setValue: (name, value, options) => {
      setValue(name, value, options);
      notify(name);
    },
  };
}

function add(map: Map<string, Set<Listener>>, name: string, listener: Listener): void {
  map.set(name, (map.get(name) ?? new Set()).add(listener));
}

/** Returns whether the listener was subscribed. */
function remove(map: Map<string, Set<Listener>>, name: string, listener: Listener): boolean {
  const listeners = map.get(name);
  const wasSubscribed = listeners?.delete(listener) ?? false;
  if (listeners?.size === 0) map.delete(name);
  return wasSubscribed;
}
