import { expect, it } from 'vitest';
import type { Lead } from './lead';
import { serverFields } from './leadShape.gen';
import { pickServerFields } from './serverFields';

it('picks every field that the server fills in, and no other', () => {
  const lead: Lead = { ...Object.fromEntries(serverFields.map((name) => [name, 'x'])), leadSource: 'direct' };
  expect(Object.keys(pickServerFields(lead)).toSorted()).toEqual(serverFields.toSorted());
});
