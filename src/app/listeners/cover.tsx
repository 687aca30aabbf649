import type { i18n as Translations } from 'i18next';
import { createRoot } from 'react-dom/client';
import { coverDelayMs, isUntouched } from '../../domain/pages/coverDelay';
import { onPageHiddenOrLeft } from '../../platform/events/browser';
import { watchIdle } from '../../platform/events/idle';
import { swapRoot } from '../../platform/events/rootSwap';
import type { KeyValueStorage } from '../../platform/storage/storage';
import { TextsProvider } from '../../platform/i18n/texts';
import { CoverPage, type CoverPageProps } from '../../shell/CoverPage';
import { hasSensitiveAnswers } from '../../state/selectors/sensitiveAnswers';
import type { AppStore } from '../../state/store';

interface CoverOptions extends Omit<CoverPageProps, 'onShow' | 'isFrameHidden'> {
  /** The root of the application. */
  readonly element: HTMLElement;
  readonly store: AppStore;
  readonly translations: Translations;
  readonly session: KeyValueStorage;
  /** The last touch that is known, in milliseconds since the epoch. */
  readonly touchedAt: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether header and footer are hidden now. */
  readonly getIsFrameHidden: () => boolean;
}

/**
 * Covers the page when nobody has touched it for a while and it holds sensitive answers: at once if that is so already. The page
 * leaves the document, so that neither the screen nor assistive technology has an answer, until the applicant shows it again.
 */
export function coverWhenIdle(options: CoverOptions): void {
  const { element, store, translations, session, touchedAt, now, getIsFrameHidden, ...page } = options;
  const cover = (resume: () => void) => {
    if (!hasSensitiveAnswers(store.getState(), page.page)) {
      resume();
      return;
    }
    const standIn = swapRoot(element);
    // A root of its own: after a late return the cover is shown before the application is rendered, and its code loads late. A portal would
    // put a holder for it into the first script.
    const root = createRoot(standIn.element);
    const show = () => {
      root.unmount();
      standIn.restore();
      resume();
    };
    const onDelete = () => {
      page.onDelete();
      show();
    };
    root.render(
      <TextsProvider i18n={translations}>
        <CoverPage {...page} isFrameHidden={getIsFrameHidden()} onShow={show} onDelete={onDelete} />
      </TextsProvider>,
    );
  };
  const getTouchedAt = watchIdle({
    touchedAt,
    now,
    delayMs: coverDelayMs,
    isIdle: (lastTouch) => isUntouched(lastTouch, now()),
    onIdle: cover,
  });
  onPageHiddenOrLeft(() => void session.set('touchedAt', getTouchedAt()));
}
