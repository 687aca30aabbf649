import { expect, it } from 'vitest';
import { identityOf } from './identity';

const lead = (contactDetails: object) => ({ sessionId: 'session-1', contactDetails });

it.each([
  ['an e-mail without what stands around it', { email: ' Ana@X.es ' }, { email: 'ana@x.es' }],
  ['a number of the country', { phoneNumber: '+34612345678' }, { phone: '+34612345678' }],
  ['no number of another country', { phoneNumber: '+48512345678' }, { phone: '' }],
  ['no number as it was typed', { phoneNumber: '612 34 56 78' }, { phone: '' }],
  ['no number that is too short', { phoneNumber: '+3461' }, { phone: '' }],
  ['no number that is too long', { phoneNumber: '+346123456781234567' }, { phone: '' }],
  ['no number of a country that is none', { phoneNumber: '+999612345678' }, { phone: '' }],
  ['nothing that is no number', { phoneNumber: 'ana' }, { phone: '' }],
  ['nothing where nothing was answered', {}, { email: '', phone: '' }],
])('a platform is told %s', (_what, contact, identity) => {
  expect(identityOf(lead(contact), '34')).toMatchObject({ externalId: 'session-1', ...identity });
});

it('a platform is told nothing of nobody', () => {
  expect(identityOf({}, '34')).toEqual({ externalId: '', email: '', phone: '' });
});
