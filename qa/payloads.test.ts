import { describe, expect, it } from 'vitest';
import { comparePayloads, createPayloadRecorder } from './payloads';

describe('payloads', () => {
  it('are recorded with the previous one, without requests that have no body', () => {
    const payloads = createPayloadRecorder();
    const send = (method: string, body?: BodyInit) =>
      payloads.note({
        address: '/api/lead',
        request: { method, ...(body === undefined ? {} : { body }) },
      });
    send('POST', '{"amount":1}');
    send('GET');
    expect(payloads.get()).toEqual({
      previous: null,
      last: { method: 'POST', url: '/api/lead', body: { amount: 1 } },
    });
    const form = new FormData();
    form.set('front', new Blob(['picture']));
    send('PUT', form);
    expect(payloads.get()).toMatchObject({
      previous: { body: { amount: 1 } },
      last: { body: { fields: ['front'] } },
    });
  });

  it('are compared by path', () => {
    const before = { amount: 1, contactDetails: { email: 'ana@example.com' }, tags: ['a'] };
    const after = { amount: 2, contactDetails: { email: 'ana@example.com', phoneNumber: '1' }, tags: [] };
    expect(comparePayloads(before, after)).toEqual([
      { path: 'amount', before: '1', after: '2' },
      { path: 'tags.0', before: '"a"', after: undefined },
      { path: 'contactDetails.phoneNumber', before: undefined, after: '"1"' },
    ]);
    expect(comparePayloads(after, after)).toEqual([]);
  });
});
