import { beforeEach, expect, it, test } from 'vitest';
import { readers, type AnswerName } from '../../src/api/answers';
import { resetStore } from '../backend/store';
import { call, submitForm, waitForDecision } from './visitor.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

/** The answer as it was told: what is a list has no other body. */
async function told(path: string): Promise<unknown> {
  const { body, list } = await call('GET', path);
  return list.length > 0 ? list : body;
}

test.each<[AnswerName, string]>([
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
])('nothing is lost of %s when %s is read', async (name, path) => {
  const answer = await told(path);
  expect(readers[name](answer)).toEqual(answer);
});

it('nothing is lost of policies but which legal texts they speak of', async () => {
  const { list } = await call('GET', '/policies');
  expect(list).toMatchObject(readers.policies(list) ?? []);
  expect(readers.policies(list)).toHaveLength(list.length);
});

it('nothing is lost of consents, asked for by a call or told with the lead', async () => {
  const id = await submitForm('ana+consents@example.com');
  const asked = await waitForDecision(id);
  const { list } = await call('GET', `/customer/${id}/consents`);
  expect(readers.consents(list)).toEqual(list);
  expect(readers.envelope(asked.body)?.customerConsents).toEqual(list);
});

it('a redirect is read alone as within the lead', async () => {
  const id = await submitForm('ana+redirected@example.com');
  const { body } = await waitForDecision(id);
  const alone = await call('GET', `/lead/${id}/redirect`);
  expect(readers.redirect(alone.body)).toEqual(body['redirect']);
  expect(readers.envelope(body)?.redirect).toEqual(body['redirect']);
});

it('a lead by its link is read with all the names of what is known', async () => {
  const id = await submitForm('ana+never@example.com');
  const { body } = await call('GET', `/v3/lead/url/${id}/continue`);
  expect(readers.continuation(body)).toMatchObject({
    lead: body['lead'],
    given: body['given'],
    masked: body['masked'],
    envelope: { id, state: 6, dataPoints: body['dataPoints'] },
  });
});
