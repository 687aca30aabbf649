import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { buildInlineScripts } from '../../scripts/vite/inlineScripts';
import { storedExpirationMs } from '../../src/app/start/visit.fixture';
import { languageTags } from '../../src/domain/countries/locales';
import { privateParameters } from '../../src/domain/journey/arrival/privateAddress';
import { journeyPages, type JourneyPageName } from './pages';

/** What the script in the head of the document knows of a visit. */
export interface GateVisit {
  readonly route: string;
  readonly query: string;
  readonly session: ReadonlyMap<string, string>;
  readonly local: ReadonlyMap<string, string>;
}

/** Whether the script in the head lets the document show the first screen as the build rendered it, before the application has loaded. */
export type DocumentGate = (visit: GateVisit) => boolean;

const gates = new Map<JourneyPageName, Promise<DocumentGate>>();

/** Builds the script of a page once, as the build inlines it. Call it while real time passes. */
export function loadGate(page: JourneyPageName): Promise<DocumentGate> {
  const gate = gates.get(page) ?? buildGate(page);
  gates.set(page, gate);
  return gate;
}

async function buildGate(pageName: JourneyPageName): Promise<DocumentGate> {
  const { definition, facts, languages, steps } = journeyPages[pageName];
  const [language] = languages;
  const [gate] = await buildInlineScripts(
    path.resolve(import.meta.dirname, '../..'),
    {
      basePath: '',
      prefix: pageName,
      language,
      languageTag: languageTags[language],
      step: steps[0]?.path ?? '',
      privateParameters,
      storedExpirationMs,
      terms: definition.disclosures.terms,
      periodScale: definition.periodScale,
      currency: facts.currency,
      timeZone: facts.timeZone,
    },
    { hasBrandColors: true, hasDates: false, summarizedLoan: null, isCovered: false },
    { hasPlatforms: false, asksForConsent: false, facts: { version: 1, lifetimeMonths: 6 }, vitalsUrl: '' },
  );
  const script = new Script(gate);
  return (visit) => runGate(script, visit);
}

/** Runs the script in a document without elements. */
function runGate(script: Script, { route, query, session, local }: GateVisit): boolean {
  const dataset: Record<string, string> = {};
  // As in a browser, the keys are properties.
  const readFrom = (values: ReadonlyMap<string, string>) =>
    Object.create({ getItem: (key: string) => values.get(key) ?? null }, propertiesOf(values));
  const address = new URL(`http://sandbox.test/${route}${query}`);
  const window = {
    document: {
      documentElement: { dataset, inert: false },
      addEventListener: () => undefined,
      getElementById: () => null,
    },
    location: address,
    history: { state: null, replaceState: () => undefined },
    localStorage: readFrom(local),
    sessionStorage: readFrom(session),
    setTimeout: () => 0,
    addEventListener: () => undefined,
    Date,
    URL,
  };
  const context = createContext({ ...window, window, self: window, parent: window });
  script.runInContext(context);
  return dataset['start'] === undefined;
}

const propertiesOf = (values: ReadonlyMap<string, string>): PropertyDescriptorMap =>
  Object.fromEntries([...values].map(([key, value]) => [key, { value, enumerable: true }]));
