import { basePath, firstStep, language, readStored, readStoredText } from './facts';
import { mayRestore } from './storedApplication';

/**
 * Whether the visit starts on the first step as the build rendered it: in the built language, with the brand's own colours and without an
 * answer that the application would restore. The application takes what stands in a control for an answer.
 */
export function isBuiltScreenUsable(): boolean {
  const isFirst = [`${basePath}/`, `${basePath}/${firstStep}`].includes(location.pathname);
  const isBuiltLanguage = [null, `"${language}"`].includes(readStoredText('localStorage', 'language'));
  const hasBrandColors =
    HAS_BRAND_COLORS && Object.keys(readStored('sessionStorage', 'uiColors') ?? {}).length === 0;
  return isFirst && isBuiltLanguage && hasBrandColors && !mayRestore();
}

/** A screen that this visit does not show must not be read by assistive technology or robots. */
export function hideBuiltScreen(event?: Event): void {
  document.documentElement.dataset['start'] = location.pathname.includes('continue') ? 'neutral' : '';
  const removeBuiltScreen = () => document.getElementById('root')?.replaceChildren();
  if (event === undefined) document.addEventListener('readystatechange', removeBuiltScreen, { once: true });
  else removeBuiltScreen();
}
