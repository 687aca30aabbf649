import { useSyncExternalStore } from 'react';
import type { QaDependencies } from '../src/app/wiring/qaDependencies';
import { findProgressState } from '../src/domain/journey/states/progressStates';
import { copyText } from '../src/platform/device/clipboard';
import { selectApplication, selectProgressState } from '../src/state/selectors/journey';
import { JsonField } from './JsonField';
import { DrawerSection } from './DrawerSection';

interface LeadPartProps {
  readonly dependencies: QaDependencies;
  readonly showMessage: (text: string) => void;
}

/** The lead in the store, and the link that continues it in another browser. */
export function LeadSection({ dependencies, showMessage }: LeadPartProps) {
  const { store, configuration } = dependencies;
  const now = useSyncExternalStore(store.subscribe, store.getState);
  const lead = selectApplication(now);
  const state = selectProgressState(now);
  const link =
    lead.id === undefined ? null : `${window.location.origin}${configuration.basePath}/continue/${lead.id}`;
  const copy = async (text: string) => {
    showMessage(
      (await copyText(text)) ? 'The link is copied.' : 'The browser did not copy it. Copy it from the field.',
    );
  };
  return (
    <DrawerSection title="Lead">
      <p data-qa="state-now">{`State ${state} ${findProgressState(state)?.name ?? 'unknown'}`}</p>
      {link === null ? (
        <p>No lead exists on the server yet, so there is no link.</p>
      ) : (
        <>
          <label>
            Link to continue
            <input readOnly data-qa="link" value={link} />
          </label>
          <button type="button" data-qa="copy-link" onClick={() => void copy(link)}>
            Copy the link
          </button>
        </>
      )}
      <JsonField label="Lead in the store" name="lead" value={lead} />
    </DrawerSection>
  );
}
