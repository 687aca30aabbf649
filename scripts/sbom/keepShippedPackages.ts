import * as v from 'valibot';
import { listBuildPackages } from '../audit/buildPackages';

const names = v.optional(v.record(v.string(), v.string()));
const manifestSchema = v.looseObject({ name: v.string(), dependencies: names, devDependencies: names });
const packageSchema = v.looseObject({
  dev: v.optional(v.boolean()),
  devOptional: v.optional(v.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lockSchema = v.looseObject({ packages: v.record(v.string(), packageSchema) });

/**
 * A manifest and a lock file without the packages for development, and without the dependencies that only build and serve a page.
 *
 * @throws when one of them has another shape
 */
export function keepShippedPackages(manifest: unknown, lock: unknown, buildTools: readonly string[]) {
  const withoutTools = ({
    dependencies = {},
  }: {
    readonly dependencies?: Readonly<Record<string, string>> | undefined;
  }) => Object.fromEntries(Object.entries(dependencies).filter(([name]) => !buildTools.includes(name)));
  const { devDependencies: _none, ...whole } = v.parse(manifestSchema, manifest);
  const { packages, ...rest } = v.parse(lockSchema, lock);
  const buildPackages = listBuildPackages(packages, buildTools);
  const kept = Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '')
      return [[place, { ...entry, dependencies: withoutTools(entry), devDependencies: undefined }] as const];
    const isLeftOut = entry.dev === true || entry.devOptional === true || buildPackages.has(place);
    return isLeftOut ? [] : [[place, entry] as const];
  });
  return {
    manifest: { ...whole, dependencies: withoutTools(whole) },
    lock: { ...rest, packages: Object.fromEntries(kept) },
  };
}
