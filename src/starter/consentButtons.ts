import { createConsentRecord, isCurrentRecord } from '../domain/tracking/consent';
import { doesBrowserRefuseSharing } from '../platform/page/privacyControl';
import { isStopped, prefix, readStored } from './facts';

const html = document.documentElement;

/** Hides the consent banner if the question was answered, and stores what is chosen until the application takes over. */
export function handleConsent(): void {
  const isSharingRefused = doesBrowserRefuseSharing();
  if (isSharingRefused) html.dataset['sharingRefused'] = '';
  const { version, at } = readStored('localStorage', 'consent') ?? {};
  if (isCurrentRecord({ version: Number(version), at: String(at) }, CONSENT, Date.now()))
    html.dataset['chosen'] = '';
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    if (isStopped() || choice === null) return;
    const checked = [...document.querySelectorAll<HTMLInputElement>('[data-consent] input:checked')];
    const granted =
      choice.dataset['choice'] === 'ticked'
        ? checked.map(({ value }) => value)
        : (choice.dataset['choice'] ?? '').split(' ');
    const record = createConsentRecord(granted, Date.now(), { ...CONSENT, isSharingRefused });
    try {
      localStorage.setItem(`${prefix}:consent`, JSON.stringify(record));
      html.dataset['chosen'] = '';
    } catch {
      // The banner asks again if the storage is blocked.
    }
  });
}
