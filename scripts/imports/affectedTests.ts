import path from 'node:path';

/** A module of dependency-cruiser's result, as far as it is read here. */
interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly dependencyTypes: readonly string[];
  }[];
}

const typeImports: readonly string[] = ['type-only', 'type-import'];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * The files of unit tests that changed files reach by imports. Imports of types do not count: types are checked for all files. A file that
 * nothing imports, such as a table that tests read, reaches the tests in its folder and in the one around it.
 */
export function listAffectedTests(
  modules: readonly CruisedModule[],
  changed: readonly string[],
): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.some((type) => typeImports.includes(type))) continue;
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const known = new Set(modules.map(({ source }) => source));
  const tests = [...known].filter(isTest);
  const reached = new Set(
    changed.flatMap((file) => (known.has(file) ? [file] : listTestsBeside(file, tests))),
  );
  // A set also iterates over what is added meanwhile.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter(isTest).toSorted();
}

function listTestsBeside(file: string, tests: readonly string[]): readonly string[] {
  const folder = path.dirname(file);
  return tests.filter((test) => [folder, path.dirname(folder)].includes(path.dirname(test)));
}
