import type { LocaleName } from '../domain/countries/locales';
import { foldJournals, isLater, readCell, serverCell, type Cell } from '../domain/journey/arrival/journals';
import { getLinkMark } from '../domain/journey/arrival/linkQuery';
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

/** The parts of stored values that the scripts read. Any part can be missing or of another type. */
export interface StoredValue {
  readonly applicationId?: unknown;
  /** The parameters of the address in which something was typed. */
  readonly link?: unknown;
  readonly progressStates?: { readonly length?: number };
  readonly submitted?: { readonly length?: number };
  readonly drafts?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  readonly application?: {
    readonly amount?: number;
    readonly period?: number;
    readonly sessionStartedAt?: string;
  };
  /** The time of the last answer in this tab, in milliseconds since the epoch. */
  readonly lastOperationTimestamp?: number | null;
  /** The time of the last answer, in milliseconds since the epoch. */
  readonly savedAt?: number;
  readonly version?: number;
  readonly at?: string;
}

/** The parameters of this document's address that may begin another application. */
export const readLinkMark = (): string =>
  getLinkMark(document.documentElement.dataset['query'] ?? location.search);

type Area = 'localStorage' | 'sessionStorage';

/** Reads the text under a key. Null if the storage is blocked. */
export function readStoredText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(`${prefix}:${key}`);
  } catch {
    return null;
  }
}

/** Reads the JSON under a key. Null if it is not JSON. */
export function readStored(area: Area, key: string): StoredValue | null {
  try {
    return JSON.parse(readStoredText(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether something is older than an application is stored. */
export const isExpired = (since: number): boolean => Date.now() - since > FACTS.storedExpirationMs;

/** Reads what has a time and is restored until it is too old. Null if it is. */
export function readFresh(area: Area, key: string): StoredValue | null {
  const stored = readStored(area, key);
  return isExpired(stored?.savedAt ?? 0) ? null : stored;
}

/** What is stored of the application that this visit goes on with. */
export interface MarkedApplication {
  /** Its id. Null if nothing is stored. Undefined if the scripts cannot tell which it is. */
  readonly id: unknown;
  /** This tab's copy: the lead, and the progress through the form. */
  readonly lead: StoredValue | null;
  readonly pages: StoredValue | null;
  /** What all tabs have stored together. */
  readonly shared: StoredValue | null;
  /** What was typed in this tab before it was left without the application. */
  readonly typed: StoredValue | null;
}

/** The keys of the journals (`domain/journey/arrival/journals.ts`) begin with this, the application and the document. */
const journalPrefix = `${prefix}:storedLoanApplication:`;

function listKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * The application that a tab of its own opens. Null if there is none. Undefined, which is no name, if there are several, or one of a release
 * before: the application decides then.
 */
function findOnlyApplication(): unknown {
  const keys = listKeys();
  const isEarlier = keys.some((key) => key === journalPrefix.slice(0, -1) || /:storedLead:/.test(key));
  const ids = keys.flatMap((key) => (key.startsWith(journalPrefix) ? (key.split(':')[2] ?? '') : []));
  const open = [...new Set(ids)].filter((id) => readStoredText('localStorage', `ended:${id}`) === null);
  return isEarlier || open.length > 1 ? undefined : (open[0] ?? null);
}

const countStates = (cell: Cell | undefined): number => Object(cell?.[2]).progressStates?.length ?? 0;

const isCell = (entry: [string, unknown]): entry is [string, Cell] => Array.isArray(entry[1]);

/** What the documents of an application have stored together. Null if nothing was entered, or so long ago that it is not restored. */
function readShared(id: unknown): StoredValue | null {
  const journals = listKeys()
    .filter((key) => key.startsWith(`${journalPrefix}${String(id)}:`))
    .map((key) => Object.entries(Object(readStored('localStorage', key.slice(prefix.length + 1)))))
    .map((entries) => Object.fromEntries(entries.filter(isCell)));
  // How far the server leads counts more than when it was stored.
  const cells = foldJournals(journals, (name, cell, other) =>
    name === serverCell && countStates(cell) !== countStates(other)
      ? countStates(cell) > countStates(other)
      : isLater(cell, other),
  );
  const read = (name: string) => Object(cells[name])[2] ?? undefined;
  const drafts: Record<string, string | boolean> = {};
  const submitted: string[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    if (read(name) === undefined) continue;
    const { kind, key, fields } = readCell(name, cell);
    if (kind === 'submitted') submitted.push(key);
    if (kind === 'draft' && key === firstStep) Object.assign(drafts, fields);
  }
  const savedAt = read('savedAt') ?? 0;
  return isExpired(savedAt)
    ? null
    : {
        savedAt,
        submitted,
        progressStates: read(serverCell)?.progressStates,
        drafts: { [firstStep]: drafts },
        application: Object.fromEntries(
          ['amount', 'period', 'sessionStartedAt', 'tags'].map((field) => [field, read(`lead/${field}`)]),
        ),
      };
}

/** Reads what is stored of the application. */
export function readMarkedApplication(): MarkedApplication {
  const lead = readStored('sessionStorage', 'leadApplication');
  const id: unknown = lead === null ? findOnlyApplication() : lead.applicationId;
  return {
    id,
    lead,
    pages: readStored('sessionStorage', 'dynamicPages'),
    shared: readShared(id),
    typed: readFresh('sessionStorage', 'typed'),
  };
}
