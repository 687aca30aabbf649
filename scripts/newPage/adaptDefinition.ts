import type { LoanLimits } from '../../src/domain/catalogue/loanLimits';
import type { Country } from '../../src/domain/countries/country';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { resolvePage } from '../../src/domain/pages/resolvePage';
import { listStepsInOrder } from '../../src/domain/pages/stepSequence';

/** A page's definition with its brand and country. */
interface DefinedPage {
  readonly brand: Brand;
  readonly definition: PageDefinition;
  readonly country: Country;
}

/**
 * Adapts a page's definition to another country: keeps the steps with questions in that country, scales money and replaces the phone
 * number. Drops the page's overrides of single questions, which belong to the first country. Changes nothing for the same country.
 */
export function adaptDefinition({ brand, definition, country }: DefinedPage, to: Country): PageDefinition {
  if (to.code === country.code) return definition;
  const { overrides: _overrides, ...base } = definition;
  const factor = to.moneyScale / country.moneyScale;
  const { terms, example } = base.disclosures;
  const adapted: PageDefinition = {
    ...base,
    country: to.code,
    amount: scaleLimits(base.amount, factor),
    disclosures: {
      ...base.disclosures,
      terms:
        terms.fee?.fixed === undefined
          ? terms
          : { ...terms, fee: { ...terms.fee, fixed: terms.fee.fixed * factor } },
      example: { ...example, amount: example.amount * factor },
    },
    contact: { ...base.contact, phone: `+${to.phone.callingCode} ${to.phone.example}` },
  };
  return { ...adapted, steps: listStepsInOrder(resolvePage(brand, adapted, to)).map(({ path }) => path) };
}

function scaleLimits(limits: LoanLimits, factor: number): LoanLimits {
  return {
    default: limits.default * factor,
    min: limits.min * factor,
    max: limits.max * factor,
    step: limits.step * factor,
  };
}
