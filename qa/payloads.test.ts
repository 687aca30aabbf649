import { describe, expect, it } from 'vitest';
import { changesBetween, makePayloads } from './payloads';

describe('what was sent', () => {
  it('is kept with the one before, and calls without a body are none', () => {
    const payloads = makePayloads();
    const send = (method: string, body?: BodyInit) =>
      payloads.note({
        address: '/api/lead',
        request: { method, ...(body === undefined ? {} : { body }) },
      });
    send('POST', '{"amount":1}');
    send('GET');
    expect(payloads.get()).toEqual({
      before: null,
      last: { method: 'POST', address: '/api/lead', body: { amount: 1 } },
    });
    const form = new FormData();
    form.set('front', new Blob(['picture']));
    send('PUT', form);
    expect(payloads.get()).toMatchObject({
      before: { body: { amount: 1 } },
      last: { body: { fields: ['front'] } },
    });
  });

  it('is compared place by place', () => {
    const before = { amount: 1, contactDetails: { email: 'ana@example.com' }, tags: ['a'] };
    const after = { amount: 2, contactDetails: { email: 'ana@example.com', phoneNumber: '1' }, tags: [] };
    expect(changesBetween(before, after)).toEqual([
      { path: 'amount', before: '1', after: '2' },
      { path: 'tags.0', before: '"a"', after: undefined },
      { path: 'contactDetails.phoneNumber', before: undefined, after: '"1"' },
    ]);
    expect(changesBetween(after, after)).toEqual([]);
  });
});
