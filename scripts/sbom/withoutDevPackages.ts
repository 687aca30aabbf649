import * as v from 'valibot';

const manifestSchema = v.looseObject({
  name: v.string(),
  devDependencies: v.optional(v.record(v.string(), v.string())),
});
const packageSchema = v.looseObject({ dev: v.optional(v.boolean()), devOptional: v.optional(v.boolean()) });
const lockSchema = v.looseObject({ packages: v.record(v.string(), packageSchema) });

/**
 * A manifest and a lock file without the packages for development.
 *
 * @throws when one of them has another shape
 */
export function withoutDevPackages(manifest: unknown, lock: unknown) {
  const { devDependencies: _none, ...shipped } = v.parse(manifestSchema, manifest);
  const { packages, ...rest } = v.parse(lockSchema, lock);
  const kept = Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '') return [[place, { ...entry, devDependencies: undefined }] as const];
    return entry.dev === true || entry.devOptional === true ? [] : [[place, entry] as const];
  });
  return { manifest: shipped, lock: { ...rest, packages: Object.fromEntries(kept) } };
}
