import { calls } from '../../src/api/calls.gen';
import { isRecord, type Body } from '../../tests/backend/body';
import {
  createApplicant,
  createLead,
  expectStatus,
  submitForm,
  waitForDecision,
  type ConformanceContext,
} from './applicants';
import { ConformanceError } from './client';
import type { ConformanceCheck } from './leadChecks';

/** Each call that updates a lead, with the version of the link that shows it. */
const updates = [
  ['/lead', 'v2'],
  ['/v2/lead', 'v2'],
  ['/v3/lead', 'v3'],
] as const;

/** What an update has changed is read back by a link: it names the known data points, and shows the loan. */
export const updateChecks: readonly ConformanceCheck[] = [
  ...updates.map(([path, version]): ConformanceCheck => ({
    name: `${path}: an update is read back, leaves what it does not name, and removes what is emptied`,
    run: async (context) => {
      const { client, product } = context;
      const id = await createLead(context, createApplicant(context, 'never'), path);
      const update = async (fields: Body, what: string) => {
        expectStatus(await client.call('PUT', path, { body: { id, product, ...fields } }), 200, what);
        return readLink(context, id, version);
      };
      const names = { firstName: 'Ana', lastName: 'Serra' };
      const named = await update({ personalDetails: names }, 'an update of the name');
      expectGiven(named, ['first_name', 'last_name'], 'an update of the name is not read back');
      expectLoan(named, 3000, 'an update of the name changes the amount');
      const priced = await update({ amount: 3100 }, 'an update of the amount');
      expectLoan(priced, 3100, 'an update of the amount is not read back');
      expectGiven(priced, ['first_name', 'last_name'], 'an update of the amount removes the name');
      const emptied = await update({ emptied: ['first_name'] }, 'an update that empties the first name');
      if (emptied.given.includes('first_name')) throw new ConformanceError('an emptied answer is kept');
      expectGiven(emptied, ['last_name'], 'an emptied answer removes another one');
      expectLoan(emptied, 3100, 'an emptied answer changes the amount');
    },
  })),
  {
    name: 'the answers of the screen of a state are read back',
    run: async (context) => {
      const id = await submitForm(context, 'additional-personal-details.rejected');
      await waitForDecision(context, id);
      const body = { id, personalDetails: { middleName: 'Luz' } };
      const { path } = calls.personalDetails;
      expectStatus(await context.client.call('POST', path, { body }), 200, 'the answers');
      expectGiven(await readLink(context, id, 'v3'), ['middle_name', 'first_name'], 'they are not read back');
    },
  },
];

interface Known {
  readonly given: readonly unknown[];
  readonly amount: unknown;
}

async function readLink({ client }: ConformanceContext, id: string, version: string): Promise<Known> {
  const path = `/${version}/lead/url/${id}/continue`;
  const { body } = expectStatus(await client.call('GET', path), 200, 'the link');
  const { given, lead } = body;
  return { given: Array.isArray(given) ? given : [], amount: isRecord(lead) ? lead['amount'] : undefined };
}

function expectGiven({ given }: Known, names: readonly string[], what: string): void {
  if (names.some((name) => !given.includes(name))) throw new ConformanceError(what);
}

function expectLoan({ amount }: Known, expected: number, what: string): void {
  if (amount !== expected) throw new ConformanceError(what);
}
