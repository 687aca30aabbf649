import { expect, it } from 'vitest';
import { absentPlatforms, platformHosts } from '../../domain/tracking/hosts';
import { adaptersFor } from './adaptersFor';
import { makeWorld } from './world.fixture';

const nothing = {
  tagManagerId: '',
  adsSendTo: [],
  posthogKey: '',
  posthogHost: 'https://events.example.com',
  logRocketId: '',
  sessionLoggingPercentage: 100,
};

it.each([
  ['nothing', {}, []],
  ['a tag manager', { tagManagerId: 'GTM-A1' }, ['tag manager', 'social pixel', 'second pixel']],
  ['conversions', { adsSendTo: ['AW-1/a'] }, ['ads tag']],
  ['analytics', { posthogKey: 'phc_key' }, ['product analytics']],
  ['recordings', { logRocketId: 'org/app' }, ['session recording']],
  [
    'everything',
    { tagManagerId: 'GTM-A1', adsSendTo: ['AW-1/a'], posthogKey: 'phc_key', logRocketId: 'org/app' },
    ['tag manager', 'social pixel', 'second pixel', 'ads tag', 'product analytics', 'session recording'],
  ],
])('has an adapter, and hosts, for each platform where %s is configured', (_what, own, platforms) => {
  const configuration = { ...nothing, ...own };
  const named = adaptersFor(configuration, makeWorld()).map(({ platform, purpose }) => ({
    platform,
    purpose,
  }));
  expect(named.map(({ platform }) => platform)).toEqual(platforms);
  expect(platformHosts(configuration).map(({ platform, purpose }) => ({ platform, purpose }))).toEqual(named);
  const absent = absentPlatforms(configuration);
  expect([...platforms, ...absent].toSorted()).toEqual(absentPlatforms(nothing).toSorted());
});

it('leaves the world alone until one is started', () => {
  const { globals, scripts, ...world } = makeWorld();
  adaptersFor({ ...nothing, tagManagerId: 'GTM-A1', adsSendTo: ['AW-1/a'] }, { globals, ...world });
  expect([globals, scripts]).toEqual([{}, []]);
});
