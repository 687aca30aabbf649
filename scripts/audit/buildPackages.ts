type Names = Readonly<Record<string, string>> | undefined;

/** The packages that a package of a lock file names. */
interface LockedPackage {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * The places in a lock file of the packages that only build and serve a page: the dependencies with these names, and what only they
 * need.
 */
export function listBuildPackages(
  packages: LockedPackages,
  buildTools: readonly string[],
): ReadonlySet<string> {
  const others = Object.keys(packages['']?.dependencies ?? {}).filter((name) => !buildTools.includes(name));
  const shipped = listNeeded(packages, others);
  return new Set([...listNeeded(packages, buildTools)].filter((place) => !shipped.has(place)));
}

/** The places of packages, and of all that they need. */
function listNeeded(packages: LockedPackages, names: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (from: string, name: string): void => {
    const place = findPlace(packages, from, name);
    if (place === null || needed.has(place)) return;
    needed.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(place, next);
  };
  for (const name of names) add('', name);
  return needed;
}

/** Where a package finds another one: in its own folder, or in the nearest one around it. Null if it is not installed. */
function findPlace(packages: LockedPackages, from: string, name: string): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  if (from === '') return null;
  return findPlace(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
