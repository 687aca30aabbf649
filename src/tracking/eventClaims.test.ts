import { expect, it } from 'vitest';
import { storageWith } from '../testing/storage.fixture';
import { createEventClaims } from './eventClaims';

/** The claims of a visit of this browser. */
const openClaims = (local = storageWith({})) => createEventClaims(local, async (_name, work) => work());

it('an event of a lead is claimed once, whatever else is claimed before and after', async () => {
  const { take } = openClaims();
  const events = [
    ['first', 'lead'],
    ['first', 'sale'],
    ['second', 'lead'],
    ['first', 'lead'],
    ['first', 'sale'],
    ['second', 'lead'],
  ] as const;
  const claims: boolean[] = [];
  for (const [lead, name] of events) claims.push(await take(lead, name));
  expect(claims).toEqual([true, true, true, false, false, false]);
});

it('an event is claimed once over all tabs and visits of the browser', async () => {
  const local = storageWith({});
  expect(await openClaims(local).take('lead-1', 'sale')).toBe(true);
  expect(await openClaims(local).take('lead-1', 'sale')).toBe(false);
});

it('the claims of the last twenty leads are kept', async () => {
  const { take } = openClaims();
  const leads = Array.from({ length: 21 }, (_none, index) => `lead-${index}`);
  for (const lead of leads) await take(lead, 'sale');
  const [oldest = '', ...others] = leads;
  for (const lead of others) expect(await take(lead, 'sale')).toBe(false);
  expect(await take(oldest, 'sale')).toBe(true);
});

it('no two tabs claim at the same time', async () => {
  const names = new Set<string>();
  const runExclusive = async <Result>(name: string, work: () => Result) => {
    names.add(name);
    return work();
  };
  await createEventClaims(storageWith({}), runExclusive).take('lead-1', 'sale');
  await createEventClaims(storageWith({}), runExclusive).take('lead-2', 'lead');
  expect(names.size).toBe(1);
});
