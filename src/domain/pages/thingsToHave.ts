import type { Page } from './resolvePage';

/** What an applicant needs at hand to finish the form. */
export type ThingToHave = 'document' | 'account';

/** What the page asks for that few people know by heart: the number of a document, and that of an account. */
export function listThingsToHave({ steps }: Pick<Page, 'steps'>): readonly ThingToHave[] {
  const points = steps.flatMap(({ dataPoints }) => dataPoints.map(({ point }) => point));
  const asksDocument = points.some(
    (point) => point.kind === 'identifier' && point.holder !== 'employer' && point.optional !== true,
  );
  const asksAccount = points.some(({ kind }) => kind === 'bank-account');
  return [...(asksDocument ? (['document'] as const) : []), ...(asksAccount ? (['account'] as const) : [])];
}
