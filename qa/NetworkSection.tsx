import { useSyncExternalStore } from 'react';
import type { ObservableValue } from './observableValue';
import {
  isDefault,
  delaysMs,
  forcedFailures,
  retryAfterSeconds,
  defaultConditions,
  type NetworkConditions,
} from './networkConditions';
import { DrawerSection } from './DrawerSection';
import { useCurrentForm } from './useCurrentForm';

interface NetworkPartProps {
  readonly conditions: ObservableValue<NetworkConditions>;
}

const names: Readonly<Record<NetworkConditions['failure'], string>> = {
  none: 'unchanged',
  '422': '422 for a field',
  '429': `429, Retry-After ${retryAfterSeconds} s`,
  '500': '500',
};

/** Delays, errors and offline mode for the application's own requests, until they are switched off. */
export function NetworkSection({ conditions }: NetworkPartProps) {
  const now = useSyncExternalStore(conditions.subscribe, conditions.get);
  const { rejectableNames: asked } = useCurrentForm();
  const set = (change: Partial<NetworkConditions>) => conditions.set({ ...now, ...change });
  const fields = [...new Set([...(now.field === '' ? [] : [now.field]), ...asked])];
  return (
    <DrawerSection title="Network">
      <label>
        Delay
        <select
          data-qa="delay"
          value={now.delayMs}
          onChange={({ target }) =>
            set({ delayMs: delaysMs.find((delay) => String(delay) === target.value) ?? 0 })
          }
        >
          {delaysMs.map((delay) => (
            <option key={delay} value={delay}>{`${delay / 1_000} s`}</option>
          ))}
        </select>
      </label>
      <label>
        Responses
        <select
          data-qa="failure"
          value={now.failure}
          onChange={({ target }) =>
            set({
              failure: forcedFailures.find((failure) => failure === target.value) ?? 'none',
              field: now.field === '' ? (asked[0] ?? '') : now.field,
            })
          }
        >
          {forcedFailures.map((failure) => (
            <option key={failure} value={failure}>
              {names[failure]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Field of the 422
        <select data-qa="field" value={now.field} onChange={({ target }) => set({ field: target.value })}>
          {fields.length === 0 ? <option value="">no questions</option> : null}
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
        disabled={isDefault(now)}
        onClick={() => conditions.set(defaultConditions)}
      >
        Switch all off
      </button>
    </DrawerSection>
  );
}
