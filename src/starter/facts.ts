import type { LocaleName } from '../domain/countries/locales';
import { getLinkMark } from '../domain/journey/arrival/linkQuery';
import { isRecord } from '../domain/lead/isRecord';
import type { PriceFacts } from '../domain/pages/costs/price';

/**
 * What the two scripts in the document share: the data of the page that the build inlines, and how they read stored values. Each of
 * them is built for itself, so this code is in both.
 */

/** Data of the page. The build inlines them, and leaves those out that a script does not read. */
export interface StarterFacts {
  /** Begins with a slash and ends without one. */
  readonly basePath: string;
  /** Starts every stored key. */
  readonly prefix: string;
  /** Locale folder of the built language. */
  readonly language: LocaleName;
  readonly languageTag: string;
  /** The route of the first step, which is also its key. */
  readonly step: string;
  /** Parameters that leave the address at once. */
  readonly privateParameters: readonly string[];
  readonly terms: PriceFacts['terms'];
  readonly periodScale: PriceFacts['periodScale'];
  readonly currency: PriceFacts['currency'];
  /** How long an application is stored after its last answer. */
  readonly storedExpirationMs: number;
  /** IANA name of the country's time zone. */
  readonly timeZone: string;
}

export const basePath = FACTS.basePath;
export const prefix = FACTS.prefix;
export const language = FACTS.language;
export const languageTag = FACTS.languageTag;
export const firstStep = FACTS.step;
export const parametersToRemove = FACTS.privateParameters;
export const terms = FACTS.terms;
export const periodScale = FACTS.periodScale;
export const currency = FACTS.currency;
export const timeZone = FACTS.timeZone;

/** Whether the application has taken over. Answers that are covered leave the document with the root. */
export function isStopped(): boolean {
  const root = document.getElementById('root');
  return root === null || root.dataset['taken'] !== undefined;
}

/** The parameters of this document's address that may begin another application. */
export const readLinkMark = (): string =>
  getLinkMark(document.documentElement.dataset['query'] ?? location.search);

type Area = 'localStorage' | 'sessionStorage';

/** Reads the text under a key. Null if there is none, or the storage is blocked. */
export function readStoredText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(`${prefix}:${key}`);
  } catch {
    return null;
  }
}

/** Reads the record under a key. Null if there is none, or another value. */
export function readStored(area: Area, key: string): Readonly<Record<string, unknown>> | null {
  try {
    const stored: unknown = JSON.parse(readStoredText(area, key) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Lists the keys of the page in local storage, without their prefix. None if the storage is blocked. */
export function listKeys(): readonly string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
    return keys.map((key) => key.slice(prefix.length + 1));
  } catch {
    return [];
  }
}

/** Whether a stored time is longer ago than an application is stored, or is no time. */
export const isExpired = (since: unknown): boolean =>
  !(Date.now() - Number(since) <= FACTS.storedExpirationMs);
