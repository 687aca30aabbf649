import type { AdapterDependencies } from '../adapterDependencies';
import { tagHost } from './hosts';

/** A script that neither loads nor fails is given up after this time. */
const loadTimeoutMs = 10_000;

/** Loads one of Google's scripts for an id. */
export async function loadGoogleScript(
  { loadScript, wait }: Pick<AdapterDependencies, 'loadScript' | 'wait'>,
  file: 'gtm.js' | 'gtag/js',
  id: string,
): Promise<void> {
  const timeout = wait(loadTimeoutMs).then(() => {
    throw new Error('The script took too long');
  });
  await Promise.race([loadScript(`${tagHost}/${file}?id=${encodeURIComponent(id)}`), timeout]);
}

/** Names of the cookies and stored keys of Google's tags. */
export const googleTraces = /^(?:_ga.*|_gid|_gat.*|_gcl_.+|_dc_gtm_.+)$/;
