import { beforeEach, expect, it, test } from 'vitest';
import { responseReaders, type ResponseName } from '../../src/api/responses';
import { resetStore } from '../backend/store';
import { callBackend, submitForm, waitForDecision } from './client.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

/** The body of a response: a list, or an object. */
async function fetchBody(path: string): Promise<unknown> {
  const { body, list } = await callBackend('GET', path);
  return list.length > 0 ? list : body;
}

test.each<[ResponseName, string]>([
  ['places', '/postcode/lookup/28013'],
  ['place', '/postcode/31-042'],
  ['companies', '/company/a'],
  ['emailCheck', '/email/validate/ana@gmial.com'],
  ['emailCheck', '/email/validate/ana@example.com'],
  ['partnerLogos', '/partner/logos'],
  ['choices', '/choices/country'],
  ['choices', '/choices/position'],
  ['choicesByChoice', '/choices/professional-details'],
  ['dataPoints', '/v3/test/datapoints'],
])('reads all of %s from %s', async (name, path) => {
  const body = await fetchBody(path);
  expect(responseReaders[name](body)).toEqual(body);
});

it('reads all of the policies but their legal texts', async () => {
  const { list } = await callBackend('GET', '/policies');
  expect(list).toMatchObject(responseReaders.policies(list) ?? []);
  expect(responseReaders.policies(list)).toHaveLength(list.length);
});

it('reads all of the consents from their own call and from a lead', async () => {
  const id = await submitForm('ana+consents@example.com');
  const decision = await waitForDecision(id);
  const { list } = await callBackend('GET', `/customer/${id}/consents`);
  expect(responseReaders.consents(list)).toEqual(list);
  expect(responseReaders.envelope(decision.body)?.customerConsents).toEqual(list);
});

it('reads a redirect from its own call and from a lead', async () => {
  const id = await submitForm('ana+redirected@example.com');
  const { body } = await waitForDecision(id);
  const alone = await callBackend('GET', `/lead/${id}/redirect`);
  expect(responseReaders.redirect(alone.body)).toEqual(body['redirect']);
  expect(responseReaders.envelope(body)?.redirect).toEqual(body['redirect']);
});

it('reads the lead of a link with all names of known data points', async () => {
  const id = await submitForm('ana+never@example.com');
  const { body } = await callBackend('GET', `/v3/lead/url/${id}/continue`);
  expect(responseReaders.continuation(body)).toMatchObject({
    lead: body['lead'],
    given: body['given'],
    masked: body['masked'],
    envelope: { id, state: 6, dataPoints: body['dataPoints'] },
  });
});
