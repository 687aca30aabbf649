import { loadOnce } from '../../platform/loading/loadOnce';
import type { AdapterDependencies } from '../adapterDependencies';
import { tagHost } from './hosts';

/** Loads one of Google's scripts for an id, once. After a failure the next call tries again. */
export const createGoogleLoader = (
  { loadScript }: Pick<AdapterDependencies, 'loadScript'>,
  file: 'gtm.js' | 'gtag/js',
  id: string,
): (() => Promise<void>) => loadOnce(() => loadScript(`${tagHost}/${file}?id=${encodeURIComponent(id)}`));

/** Names of the cookies and stored keys of the ads tag. */
export const adsCookiesAndKeys = /^_(?:gcl|gac)_.+$/;

/** Names of the cookies of Google Analytics, which a container may have. */
export const googleAnalyticsCookies = /^_(?:ga|ga_.+|gid|gat(?:_.+)?)$/;

/** Those of the tags that a container may have: of ads, and of Google Analytics. */
export const containerCookiesAndKeys = /^_(?:ga|ga_.+|gid|gat(?:_.+)?|dc_gtm_.+|gcl_.+|gac_.+)$/;
