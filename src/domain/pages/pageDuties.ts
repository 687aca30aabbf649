import { dutiesByCountry } from '../duties/duties';
import { getDeclinableName, isParagraph, type Duty, type DutyCondition } from '../duties/duty';
import type { Page } from './resolvePage';
import type { TextTree } from './textTree';

const conditions: Readonly<Record<DutyCondition, (page: Page) => boolean>> = {
  referee: ({ steps }) =>
    steps.some(({ dataPoints }) => dataPoints.some(({ name }) => name === 'reference_name')),
  'personalised-price': ({ definition }) => definition.hasPersonalisedPrice === true,
  'brokerage-contract': ({ definition }) => definition.brokerageContract !== undefined,
};

/** The duties of a page: those of its country that it does not decline and whose condition it meets. */
export function listPageDuties(page: Page): readonly Duty[] {
  const declined = page.definition.declinedDuties ?? {};
  return dutiesByCountry[page.facts.code].filter((duty) => {
    const name = getDeclinableName(duty);
    const isDeclined = name !== undefined && declined[name] !== undefined;
    return !isDeclined && (duty.onlyWith === undefined || conditions[duty.onlyWith](page));
  });
}

/**
 * Arranges the legal paragraphs of a page by its duties: `legal>facts` and `legal>rights` in place of `legal>paragraphs`.
 *
 * @throws when a duty has no paragraph
 */
export function arrangeParagraphs(duties: readonly Duty[], texts: TextTree): TextTree {
  const { legal } = texts;
  if (typeof legal !== 'object') return texts;
  const { paragraphs, ...others } = legal;
  if (typeof paragraphs !== 'object') throw new Error('The texts of the page have no legal paragraphs.');
  const arrange = (place: 'facts' | 'rights') =>
    Object.fromEntries(
      duties.filter(isParagraph).flatMap((duty) => {
        if (duty.place !== place) return [];
        const words = paragraphs[duty.paragraph];
        if (typeof words !== 'object') throw new Error(`No text says "${duty.asks}" (${duty.paragraph}).`);
        return [[duty.paragraph, words]];
      }),
    );
  return { ...texts, legal: { ...others, facts: arrange('facts'), rights: arrange('rights') } };
}
