import type { LocaleName } from '../domain/countries/locales';
import type { DueDayFormat } from '../domain/pages/dueDay';
import type { PriceFacts } from '../domain/pages/price';

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
  /** Null if the period is in months. */
  readonly dueDay: DueDayFormat | null;
}

declare const FACTS: StarterFacts;
export const basePath = FACTS.basePath;
export const prefix = FACTS.prefix;
export const language = FACTS.language;
export const languageTag = FACTS.languageTag;
export const step = FACTS.step;
export const privateParameters = FACTS.privateParameters;
export const terms = FACTS.terms;
export const periodScale = FACTS.periodScale;
export const currency = FACTS.currency;
export const dueDay = FACTS.dueDay;

/** Whether the application has taken over. Answers that are covered leave the document with the root. */
export function isStopped(): boolean {
  const root = document.getElementById('root');
  return root === null || root.dataset['taken'] !== undefined;
}

/** The parts of stored values that the scripts read. Any part can be missing or of another type. */
export interface StoredValue {
  readonly progressStates?: { readonly length?: number };
  readonly submitted?: { readonly length?: number };
  readonly drafts?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  readonly application?: { readonly amount?: number; readonly period?: number };
  /** The time of the last answer in this tab, in milliseconds since the epoch. */
  readonly lastOperationTimestamp?: number | null;
  /** The time of the last answer, in milliseconds since the epoch. */
  readonly savedAt?: number;
  /** The `savedAt` of the application over which something was typed. Null if there was none. */
  readonly basedOn?: number | null;
  readonly version?: number;
  readonly at?: string;
}

type Area = 'localStorage' | 'sessionStorage';

/** Reads the text under a key. Null if the storage is blocked. */
export function readText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(`${prefix}:${key}`);
  } catch {
    return null;
  }
}

/** Reads the JSON under a key. Null if it is not JSON. */
export function readStored(area: Area, key: string): StoredValue | null {
  try {
    return JSON.parse(readText(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads what has a time and is restored until it is too old. Null if it is. */
function readFresh(area: Area, key: string): StoredValue | null {
  const stored = readStored(area, key);
  return Date.now() - (stored?.savedAt ?? 0) > FACTS.storedExpirationMs ? null : stored;
}

/** What is stored of this tab's application, and of the one that all tabs share. */
export interface StoredApplication {
  readonly lead: StoredValue | null;
  readonly pages: StoredValue | null;
  readonly shared: StoredValue | null;
  /** What was typed in this tab before it was left without the application. */
  readonly typed: StoredValue | null;
}

/** Reads what is stored of the application. */
export function readApplication(): StoredApplication {
  return {
    lead: readStored('sessionStorage', 'leadApplication'),
    pages: readStored('sessionStorage', 'dynamicPages'),
    shared: readFresh('localStorage', 'storedLoanApplication'),
    typed: readFresh('sessionStorage', 'typed'),
  };
}
