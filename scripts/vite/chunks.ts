/** The part of the bundler's module information that chunking needs. */
interface ModuleInfo {
  readonly isEntry: boolean;
  /** The modules that import it statically. */
  readonly importers: readonly string[];
}

interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Late chunks, each with the modules from which it is built: the code to submit the first step, the code that calls the server, the
 * country's rules, late fields, the frame of later screens with the simplest screens, screens with actions, and the offers. Fewer files
 * compress better and need fewer requests. A file that is too large blocks key presses while it is evaluated. `*` is any file name.
 */
export const lateChunks: readonly { readonly name: string; readonly modules: readonly string[] }[] = [
  { name: 'leaving', modules: ['src/app/wiring/stepSubmission.ts', 'src/form/messages/ErrorSummary.tsx'] },
  { name: 'server', modules: ['src/app/wiring/serverSide.ts'] },
  {
    name: 'country',
    modules: [
      'src/domain/catalogue/reading/countryValues.ts',
      'src/domain/catalogue/notices.ts',
      'src/domain/countries/*.checks.ts',
      'virtual:phone-metadata',
    ],
  },
  { name: 'fields', modules: ['src/form/kinds/lazyFields.ts'] },
  {
    name: 'frame',
    modules: [
      'src/screens/NamedScreen.tsx',
      'src/screens/ScreenFrame.tsx',
      'src/screens/PartnerLogo.tsx',
      'src/screens/not-found/NotFoundScreen.tsx',
      'src/screens/gone/LeadGoneScreen.tsx',
      'src/screens/rejected/RejectedScreen.tsx',
      'src/screens/redirected/RedirectedScreen.tsx',
      'src/app/wiring/afterForm.ts',
      'src/ui/Dialog.tsx',
      'src/ui/TextWithMail.tsx',
    ],
  },
  {
    name: 'stateActions',
    modules: [
      'src/screens/ActionStatus.tsx',
      'src/screens/WithStepData.tsx',
      'src/screens/ServerConsents.tsx',
      'src/screens/CustomerConsents.tsx',
      'src/screens/useStateAction.ts',
      'src/screens/accepted/*.tsx',
      'src/api/stepData.ts',
    ],
  },
  // Whoever sees the dialog has the code that deletes.
  { name: 'deletion', modules: ['src/shell/DeleteDialog.tsx', 'src/app/start/deleteApplicantData.ts'] },
  { name: 'offers', modules: ['src/screens/offer/*.tsx'] },
];

const chunkPatterns = lateChunks.map(({ name, modules }) => ({
  name,
  pattern: new RegExp(`[/\\0](?:${modules.map(escapePattern).join('|')})$`),
}));

function escapePattern(module: string): string {
  return module.replaceAll('.', '\\.').replaceAll('*', '\\w+');
}

/**
 * The chunk of a module. All static imports of the entry are in one chunk, because the first step needs all of them. Other modules belong
 * to a late chunk, or the bundler decides (null).
 */
export function findChunkName(id: string, context: Chunking): string | null {
  const seen = new Set([id]);
  let isFirst = false;
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    isFirst ||= info?.isEntry === true;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  if (isFirst) return 'first';
  return chunkPatterns.find(({ pattern }) => [...seen].some((module) => pattern.test(module)))?.name ?? null;
}

/** The chunk groups for the bundler. A chunk includes the imports of its modules, except those in a chunk before it. */
export const chunkGroups = ['first', ...lateChunks.map(({ name }) => name)].map((chunk, index, chunks) => ({
  name: (id: string, context: Chunking) => (findChunkName(id, context) === chunk ? chunk : null),
  priority: chunks.length - index,
}));
