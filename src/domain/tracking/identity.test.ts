import { expect, it } from 'vitest';
import { getIdentity } from './identity';

const createLead = (contactDetails: object) => ({ sessionId: 'session-1', contactDetails });

it.each([
  ['a trimmed e-mail in lower case', { email: ' Ana@X.es ' }, { email: 'ana@x.es' }],
  ['a number of the country', { phoneNumber: '+34612345678' }, { phone: '+34612345678' }],
  ['no number of another country', { phoneNumber: '+48512345678' }, { phone: '' }],
  ['no number in a national format', { phoneNumber: '612 34 56 78' }, { phone: '' }],
  ['no number that is too short', { phoneNumber: '+3461' }, { phone: '' }],
  ['no number that is too long', { phoneNumber: '+346123456781234567' }, { phone: '' }],
  ['no number of an unknown country', { phoneNumber: '+999612345678' }, { phone: '' }],
  ['no number with letters', { phoneNumber: 'ana' }, { phone: '' }],
  ['empty fields without answers', {}, { email: '', phone: '' }],
])('the identity contains %s', (_what, contact, identity) => {
  expect(getIdentity(createLead(contact), '34')).toMatchObject({ externalId: 'session-1', ...identity });
});

it('the identity of an empty lead is empty', () => {
  expect(getIdentity({}, '34')).toEqual({ externalId: '', email: '', phone: '' });
});
