import type { i18n as Translations } from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useAppSelector } from '../../screens/storeHooks';
import { findProgressState } from '../../domain/journey/states/progressStates';
import { isPageHidden, onVisibilityChange } from '../../platform/events/browser';
import { isNewerReleaseServed } from '../../platform/loading/newerRelease';
import { addStatusElement } from '../../platform/page/statusElement';
import { TextsProvider } from '../../platform/i18n/texts';
import { ReleaseNotice } from '../../shell/ReleaseNotice';
import { selectProgressState } from '../../state/selectors/journey';
import type { AppStore } from '../../state/store';

interface ReleaseWatchOptions {
  readonly store: AppStore;
  readonly translations: Translations;
  /** The address of the document, without anything personal. */
  readonly address: string;
  readonly onReload: () => void;
}

/**
 * Looks for a newer release when the applicant returns to this tab, and says so once. Only while the steps of the form are shown:
 * they store what is typed, so a reload loses nothing.
 *
 * @returns stops looking
 */
export function watchReleases(options: ReleaseWatchOptions): () => void {
  const { store, address } = options;
  const stop = onVisibilityChange(() => void check());
  let isChecking = false;
  const check = async () => {
    if (isPageHidden() || isChecking || !isOnForm(store.getState())) return;
    isChecking = true;
    const isNewer = await isNewerReleaseServed(address);
    isChecking = false;
    if (!isNewer) return;
    stop();
    showNotice(options);
  };
  return stop;
}

function isOnForm(state: ReturnType<AppStore['getState']>): boolean {
  return findProgressState(selectProgressState(state))?.phase !== 'after-offer';
}

/** Renders the notice in an element of its own, because it comes long after the application. */
function showNotice({ store, translations, onReload }: ReleaseWatchOptions): void {
  createRoot(addStatusElement()).render(
    <Provider store={store}>
      <TextsProvider i18n={translations}>
        <OpenNotice onReload={onReload} />
      </TextsProvider>
    </Provider>,
  );
}

function OpenNotice({ onReload }: Pick<ReleaseWatchOptions, 'onReload'>) {
  const [isClosed, setIsClosed] = useState(false);
  const isShown = useAppSelector(isOnForm) && !isClosed;
  return isShown ? <ReleaseNotice onReload={onReload} onClose={() => setIsClosed(true)} /> : null;
}
