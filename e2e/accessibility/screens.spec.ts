import { expectAccessible } from '../fixtures/accessibility';
import { visitOtherScreens } from '../fixtures/otherScreens';
import { test } from '../fixtures/test';

/** The screens that neither `walk.spec.ts` nor `allStates.spec.ts` visits. On both pages: colours depend on the brand, text lengths on the language. */
test(
  'the screens outside the form have no accessibility violation',
  { tag: ['@rest', '@axe', '@X14'] },
  async ({ page, visitor }, info) => {
    await visitOtherScreens(page, visitor, (name) =>
      expectAccessible(page, name.replace(/[^a-z]+/g, '-'), info),
    );
  },
);
