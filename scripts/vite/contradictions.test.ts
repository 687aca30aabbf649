import { expect, it } from 'vitest';
import { renderContradictions } from './contradictions';

it.each([
  ['none without their questions', ['monthly_income'], []],
  ['one whose questions are asked', ['monthly_income', 'household_income'], ['householdIncomeBelowOwn']],
  [
    'each of several',
    ['monthly_income', 'monthly_extra_income', 'household_income', 'citizenship', 'second_citizenship'],
    ['householdIncomeBelowBoth', 'householdIncomeBelowOwn', 'sameCitizenship'],
  ],
  [
    'one about a birth date that an identifier encodes',
    ['personal_code', 'id_card_issued_at'],
    ['cardBeforeBirth'],
  ],
  ['one about the rows of a list', ['references', 'reference_phone_number'], ['sameNumberOfReferences']],
])('gives a page %s', (_what, names, expected) => {
  const [imported = '', exported = ''] = renderContradictions('/project', new Set(names)).split('\n');
  expect(imported).toBe(
    `import { ${expected.join(', ')} } from "/project/src/domain/catalogue/contradictions.ts";`,
  );
  expect(exported).toBe(
    `export const contradictions = [${expected.map((name) => `...${name}`).join(', ')}];`,
  );
});
