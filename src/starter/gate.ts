import { isEngineKnown } from '../platform/page/engine';
import { whenShown } from '../platform/page/prerendering';
import { largeTextPercent, textScaleProperty } from '../platform/page/textSize';
import { hideBuiltScreen, isBuiltScreenUsable } from './builtScreen';
import { handleConsent } from './consentButtons';
import { readStoredText } from './facts';
import { removePrivateParameters, replacePrivateDocument } from './privateAddress';
import { explainOutdated, showFailure, watchStart } from './startFailure';
import { chooseVariant } from './variant';

/**
 * Runs in the head of the document, before anything is painted. Decides whether the built screen is right for this visit, cleans the
 * address, handles the buttons of the consent banner, and shows a message if the application does not start. The build inlines it as a
 * script, so it imports little. What the form needs is in `starter.ts`.
 */

const html = document.documentElement;

/** After this time the failure message appears. */
const startTimeoutMs = 15_000;

/** Prepares the document for this visit, when it is shown. */
function prepareDocument(): void {
  if (!HAS_PLATFORMS) removePrivateParameters();
  whenShown((event) => {
    if (HAS_PLATFORMS) replacePrivateDocument(event);
    if (!isBuiltScreenUsable()) hideBuiltScreen(event);
    if (EXPERIMENT !== null) chooseVariant(EXPERIMENT);
    // The size that the applicant has chosen in the help of a step, before the first paint.
    if (readStoredText('sessionStorage', 'textSize') === String(largeTextPercent))
      html.style.setProperty(textScaleProperty, `${largeTextPercent / 100}`);
    setTimeout(showFailure, startTimeoutMs);
  });
  if (parent !== self) html.dataset['framed'] = '';
  if (ASKS_CONSENT) handleConsent();
}

if (isEngineKnown()) {
  prepareDocument();
  watchStart();
} else explainOutdated();
