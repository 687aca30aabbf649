import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { platformHosts } from './hosts';

it('is the table of docs/third-parties.md', () => {
  const text = readFileSync(`${import.meta.dirname}/../../../docs/third-parties.md`, 'utf8');
  const told = new Map(
    [...text.matchAll(/^\| ([a-z ]+?) +\| (advertising|analytics|recording) +\| (.+?) +\|/gm)].map(
      ([, platform, purpose, hosts = '']) => [
        platform,
        [purpose, ...[...hosts.matchAll(/`([^`]+)`/g)].map(([, host]) => host)],
      ],
    ),
  );
  const platforms = platformHosts({
    tagManagerId: 'GTM-A1',
    adsSendTo: ['AW-1'],
    posthogKey: 'key',
    posthogHost: 'APP_POSTHOG_HOST',
    logRocketId: 'a/b',
  });
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(
      platforms.map(({ platform, purpose, scripts, connections, frames }) => [
        platform,
        [
          purpose,
          ...new Set([...scripts, ...connections, ...frames].map((host) => host.replace('https://', ''))),
        ],
      ]),
    ),
  );
});
