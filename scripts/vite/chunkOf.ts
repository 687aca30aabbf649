/** What is known of a module while chunks are made. */
interface ModuleInfo {
  readonly isEntry: boolean;
  /** Who imports it at once. */
  readonly importers: readonly string[];
}

interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Files that come later as one, each by the modules from which it follows: what leaving the first step needs, what talks to the
 * server, the country's own rules, what stands around every later screen with the screens that are little more, what those have in
 * common that ask the server, and the offers. Fewer files compress better and cost fewer requests; one that is evaluated at once
 * keeps the keys waiting.
 */
const lateChunks: readonly { readonly name: string; readonly from: RegExp }[] = [
  {
    name: 'leaving',
    from: /\/src\/(?:app\/leaving|form\/messages\/ErrorSummary)\.tsx?$/,
  },
  {
    name: 'server',
    from: /\/src\/app\/serverSide\.tsx?$/,
  },
  {
    name: 'country',
    from: /\/src\/domain\/(?:catalogue\/reading\/countryValues|catalogue\/notices|countries\/\w+\.checks)\.tsx?$|virtual:phone-metadata$/,
  },
  { name: 'fields', from: /\/src\/form\/kinds\/lateFields\.ts$/ },
  {
    name: 'frame',
    from: /\/src\/(?:screens\/(?:ScreenFrame|PartnerMark|not-found\/NotFound|gone\/LeadGone|rejected\/Rejected|redirected\/Redirected)|ui\/(?:Dialog|TextWithMail))\.tsx$/,
  },
  {
    name: 'acts',
    from: /\/src\/(?:screens\/(?:ActState|WithStepData|ServerConsents|CustomerConsents|useAct|accepted\/\w+)\.tsx?|api\/stepData\.ts)$/,
  },
  { name: 'offers', from: /\/src\/screens\/offer\/\w+\.tsx$/ },
];

/**
 * The chunk of a module. What the entry imports at once, however many imports away, is in one: the first step is fetched whole
 * anyway. The rest follows from the late chunks, and is the bundler's own affair elsewhere.
 */
export function chunkOf(id: string, context: Chunking): string | null {
  const seen = new Set([id]);
  let isFirst = false;
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    isFirst ||= info?.isEntry === true;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  if (isFirst) return 'first';
  return lateChunks.find(({ from }) => [...seen].some((module) => from.test(module)))?.name ?? null;
}

/** The same for the bundler: a chunk takes what its modules import along, unless one before it has that already. */
export const chunkGroups = ['first', ...lateChunks.map(({ name }) => name)].map((chunk, place, chunks) => ({
  name: (id: string, context: Chunking) => (chunkOf(id, context) === chunk ? chunk : null),
  priority: chunks.length - place,
}));
