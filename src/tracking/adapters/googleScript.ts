import type { TrackingWorld } from './world';

/** Milliseconds after which a script that neither came nor failed is given up. */
const limit = 10_000;

/** Loads one of Google's scripts for an id. */
export async function loadGoogleScript(
  { loadScript, wait }: Pick<TrackingWorld, 'loadScript' | 'wait'>,
  file: 'gtm.js' | 'gtag/js',
  id: string,
): Promise<void> {
  const tooLate = wait(limit).then(() => {
    throw new Error('The script took too long');
  });
  await Promise.race([
    loadScript(`https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`),
    tooLate,
  ]);
}

/** Cookies and keys of Google's tags. */
export const googleTraces = /^(?:_ga.*|_gid|_gat.*|_gcl_.+|_dc_gtm_.+)$/;
