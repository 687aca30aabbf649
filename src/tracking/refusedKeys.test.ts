import { expect, it } from 'vitest';
import { storageWith } from '../testing/storage.fixture';
import { createUniformChoice } from '../domain/tracking/purposes';
import { removeRefusedKeys } from './refusedKeys';

const stored = { sessionUrl: 'https://recordings.example/1', trackedIdentity: { leadId: '1' }, uiColors: {} };

it.each([
  [
    'all keys while everything is permitted',
    createUniformChoice(true),
    ['sessionUrl', 'trackedIdentity', 'uiColors'],
  ],
  [
    'no address of a recording that is refused',
    { ...createUniformChoice(true), recording: false },
    ['trackedIdentity', 'uiColors'],
  ],
  [
    'no identity if advertising is refused',
    { ...createUniformChoice(true), advertising: false },
    ['sessionUrl', 'uiColors'],
  ],
  ['nothing of third parties if everything is refused', createUniformChoice(false), ['uiColors']],
])('storage keeps %s', (_what, permissions, keys) => {
  const session = storageWith(stored);
  removeRefusedKeys(session, permissions);
  expect(session.keys()).toEqual(keys);
});
