import path from 'node:path';
import { runnerImport } from 'vite';
import { findPresentPlatforms, type PlatformSettings } from '../../src/domain/tracking/platform';
import type * as PlatformsModule from '../../src/tracking/platforms';

export type Platforms = typeof PlatformsModule.platforms;

/** Reads the rows of `src/tracking/platforms`. */
export async function readPlatforms(root: string): Promise<Platforms> {
  const file = path.join(root, 'src/tracking/platforms.ts');
  const { module } = await runnerImport<typeof PlatformsModule>(file);
  return module.platforms;
}

/** The current consent question: the newest version that any platform needs. */
export const getConsentVersion = (platforms: Platforms): number =>
  Math.max(0, ...platforms.map(({ consentVersion }) => consentVersion));

/** A valid value for each variable of every platform, such as the keys of the build that has all of them. */
export const listSamples = (platforms: Platforms): Readonly<Record<string, string>> =>
  Object.fromEntries(
    platforms.flatMap(({ variables }) =>
      Object.entries(variables).map(([name, { sample }]) => [name, sample]),
    ),
  );

/** The code of `virtual:platforms`: the platforms that the configuration names, and no code of any other. */
export function createPlatformsModule(
  root: string,
  platforms: Platforms,
  settings: PlatformSettings,
): string {
  const present = findPresentPlatforms(platforms, settings);
  const imports = present.map(({ folder }, index) => {
    const adapter = path.join(root, 'src/tracking/platforms', folder, 'adapter.ts');
    return `import { createAdapter as createAdapter${index} } from ${JSON.stringify(adapter)};`;
  });
  const entries = present.map(
    ({ name, purpose, comesWith, getAcceptedEvents, getOptions }, index) => `{
      ...${JSON.stringify({ name, purpose, comesWith, acceptedEvents: getAcceptedEvents(settings) })},
      createAdapter: (dependencies) => createAdapter${index}(${JSON.stringify(getOptions(settings))}, dependencies),
    }`,
  );
  const absent = platforms.filter((platform) => !present.includes(platform)).map(({ name }) => name);
  return [
    ...imports,
    `export const platforms = [${entries.join(', ')}];`,
    `export const absentPlatforms = ${JSON.stringify(absent)};`,
  ].join('\n');
}
