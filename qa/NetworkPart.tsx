import { useSyncExternalStore } from 'react';
import type { Cell } from './cell';
import { areUsual, delays, failures, retryAfter, usualConditions, type Conditions } from './conditions';
import { Part } from './Part';
import { usePresentForm } from './presentForm';

interface NetworkPartProps {
  readonly conditions: Cell<Conditions>;
}

const names: Readonly<Record<Conditions['failure'], string>> = {
  none: 'as they are',
  '422': '422 for a field',
  '429': `429, Retry-After ${retryAfter} s`,
  '500': '500',
};

/** Delays, failures and no network for the application's own calls, until they are switched off. */
export function NetworkPart({ conditions }: NetworkPartProps) {
  const now = useSyncExternalStore(conditions.subscribe, conditions.get);
  const { names: asked } = usePresentForm();
  const set = (change: Partial<Conditions>) => conditions.set({ ...now, ...change });
  const fields = [...new Set([...(now.field === '' ? [] : [now.field]), ...asked])];
  return (
    <Part title="Network">
      <label>
        Delay
        <select
          data-qa="delay"
          value={now.delay}
          onChange={({ target }) =>
            set({ delay: delays.find((delay) => String(delay) === target.value) ?? 0 })
          }
        >
          {delays.map((delay) => (
            <option key={delay} value={delay}>{`${delay / 1_000} s`}</option>
          ))}
        </select>
      </label>
      <label>
        Answers
        <select
          data-qa="failure"
          value={now.failure}
          onChange={({ target }) =>
            set({
              failure: failures.find((failure) => failure === target.value) ?? 'none',
              field: now.field === '' ? (asked[0] ?? '') : now.field,
            })
          }
        >
          {failures.map((failure) => (
            <option key={failure} value={failure}>
              {names[failure]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Field of the 422
        <select data-qa="field" value={now.field} onChange={({ target }) => set({ field: target.value })}>
          {fields.length === 0 ? <option value="">none is asked</option> : null}
          {fields.map((field) => (
            <option key={field}>{field}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          data-qa="offline"
          checked={now.isOffline}
          onChange={({ target }) => set({ isOffline: target.checked })}
        />
        Offline
      </label>
      <button
        type="button"
        data-qa="network-off"
        disabled={areUsual(now)}
        onClick={() => conditions.set(usualConditions)}
      >
        Switch all off
      </button>
    </Part>
  );
}
