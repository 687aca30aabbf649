import { expect, it } from 'vitest';
import { getIdentity } from './identity';

it('the identity contains the session, a trimmed e-mail in lower case, and the number as it is', () => {
  const contactDetails = { email: ' Ana@X.es ', phoneNumber: '+34612345678' };
  expect(getIdentity({ sessionId: 'session-1', contactDetails })).toEqual({
    externalId: 'session-1',
    email: 'ana@x.es',
    phone: '+34612345678',
  });
});

it('the identity of an empty lead is empty', () => {
  expect(getIdentity({})).toEqual({ externalId: '', email: '', phone: '' });
});
