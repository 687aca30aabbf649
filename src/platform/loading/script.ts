import { readUrl } from '../../domain/countries/url';
import type { LogSink } from '../reports/log';
import { createAddressPolicy, createDefaultPolicy, policyNames } from './trustedTypes';

/** The scripts of other hosts that a build admits. They follow from the table of hosts in its content policy. */
export interface AdmittedScripts {
  /** Beginnings of addresses: a host or a folder, https, with a slash at the end. */
  readonly sources: readonly string[];
  /** Whether a platform starts workers from code that it keeps in the page. */
  readonly hasBlobWorkers: boolean;
}

/** Adds a script to the page. Resolves when it has run, and rejects if it is refused or does not load. */
export type LoadScript = (address: string) => Promise<void>;

/** The whole address if it begins with an admitted one; otherwise null. */
export function admitAddress(address: string, { sources }: AdmittedScripts): string | null {
  // In the form that the browser requests: a slash ends the host, and no dots lead out of a folder.
  const href = readUrl(address, location.href)?.href;
  if (href === undefined) return null;
  return sources.some((source) => href.startsWith(source)) ? href : null;
}

/**
 * Lets the page load the admitted scripts. Code of third parties loads more of them by itself: the default policy admits the same
 * addresses, and logs that it refused one, without the address.
 */
export function createScriptLoader(admitted: AdmittedScripts, log: LogSink): LoadScript {
  const trust = createAddressPolicy(policyNames.scripts, (address) => admitAddress(address, admitted));
  createDefaultPolicy((address, sink) => {
    const isOwnWorker = sink === 'Worker constructor' && address.startsWith(`blob:${location.origin}/`);
    if (admitted.hasBlobWorkers && isOwnWorker) return address;
    const known = admitAddress(address, admitted);
    if (known === null) log('A script of a third party was refused', { sink });
    return known;
  });
  // An executor that throws rejects.
  return (address) => new Promise((resolve, reject) => add(trust(address), resolve, reject));
}

/** The window, where scripts of third parties put their entry points. */
export const getScriptGlobals = (): object => window;

function add(address: string, onLoad: () => void, onFailure: (error: Error) => void): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('load', () => onLoad());
  script.addEventListener('error', () => {
    script.remove();
    onFailure(new Error('The script did not load'));
  });
  document.head.append(script);
}
