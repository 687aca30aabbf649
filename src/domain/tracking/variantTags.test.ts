import { expect, it } from 'vitest';
import { createVariantTag, withVariantTag } from './variantTags';

it.each([
  ['no tags', undefined, ['experiment:words:b']],
  ['other tags', ['ui:react', 'vip'], ['ui:react', 'vip', 'experiment:words:b']],
  ['the same variant', ['ui:react', 'experiment:words:b'], ['ui:react', 'experiment:words:b']],
  ['another variant', ['ui:react', 'experiment:words:a'], ['ui:react', 'experiment:words:b']],
  [
    'a variant of another experiment',
    ['experiment:words-2:a', 'experiment:word:a'],
    ['experiment:words-2:a', 'experiment:word:a', 'experiment:words:b'],
  ],
])('a lead with %s has one tag of the experiment afterwards', (_case, tags, expected) => {
  const lead = withVariantTag(tags === undefined ? {} : { tags }, createVariantTag('words', 'b'));
  expect(lead.tags).toEqual(expected);
});
