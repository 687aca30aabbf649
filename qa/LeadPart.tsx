import { useSyncExternalStore } from 'react';
import type { QaWorld } from '../src/app/qaWorld';
import { progressStateOf } from '../src/domain/journey/states/progressStates';
import { copyText } from '../src/platform/clipboard';
import { selectApplication, selectProgressState } from '../src/state/selectors/journey';
import { Data } from './Data';
import { Part } from './Part';

interface LeadPartProps {
  readonly world: QaWorld;
  readonly say: (text: string) => void;
}

/** The lead as it stands in the store, and the link with which it is continued elsewhere. */
export function LeadPart({ world, say }: LeadPartProps) {
  const { store, configuration } = world;
  const now = useSyncExternalStore(store.subscribe, store.getState);
  const lead = selectApplication(now);
  const state = selectProgressState(now);
  const link =
    lead.id === undefined ? null : `${window.location.origin}${configuration.basePath}/continue/${lead.id}`;
  const copy = async (text: string) => {
    say(
      (await copyText(text)) ? 'The link is copied.' : 'The browser did not copy it: take it from the field.',
    );
  };
  return (
    <Part title="Lead">
      <p data-qa="state-now">{`State ${state} ${progressStateOf(state)?.name ?? 'unknown'}`}</p>
      {link === null ? (
        <p>The server knows no lead yet, so there is no link.</p>
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
      <Data label="Lead in the store" name="lead" value={lead} />
    </Part>
  );
}
