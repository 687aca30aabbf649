import type { Limits } from '../../src/domain/catalogue/limits';
import type { Country } from '../../src/domain/countries/country';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { resolvePage } from '../../src/domain/pages/resolvePage';

/** A page's entries with the country that they are made for. */
interface Entries {
  readonly brand: Brand;
  readonly definition: PageDefinition;
  readonly country: Country;
}

/**
 * A page's entries for another country: the steps that ask something there, money on its scale, a telephone number of its own.
 * What the page changed of single questions belongs to the first country and is left out. In the same country they stay as they
 * are.
 */
export function movedDefinition({ brand, definition, country }: Entries, to: Country): PageDefinition {
  if (to.code === country.code) return definition;
  const { overrides: _overrides, ...kept } = definition;
  const times = to.moneyScale / country.moneyScale;
  const { terms, example } = kept.told;
  const moved: PageDefinition = {
    ...kept,
    country: to.code,
    amount: scaled(kept.amount, times),
    told: {
      ...kept.told,
      terms:
        terms.fee?.fixed === undefined
          ? terms
          : { ...terms, fee: { ...terms.fee, fixed: terms.fee.fixed * times } },
      example: { ...example, amount: example.amount * times },
    },
    contact: { ...kept.contact, phone: `+${to.phone.callingCode} ${to.phone.example}` },
  };
  return { ...moved, steps: resolvePage(brand, moved, to).steps.map(({ path }) => path) };
}

function scaled(limits: Limits, times: number): Limits {
  return {
    default: limits.default * times,
    min: limits.min * times,
    max: limits.max * times,
    step: limits.step * times,
  };
}
