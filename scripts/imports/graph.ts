/** The folders whose imports are checked and followed. */
export const cruisedFolders = [
  'src',
  'brands',
  'experiments',
  'tests',
  'e2e',
  'scripts',
  'deploy',
  'tools',
  'gallery',
  'qa',
  'embed',
] as const;

/** The arguments that make dependency-cruiser reuse what it has read of unchanged files. */
export const importsCache = [
  '--cache',
  'node_modules/.cache/imports',
  '--cache-strategy',
  'content',
] as const;
