import type { Duty, ParagraphName } from './duty';

/** Directive (EU) 2023/2225 on credit agreements for consumers applies from this day. */
const directiveSince = '2026-11-20';

/** Directive (EU) 2023/2673 on distance contracts for financial services applies from this day. */
const distanceSince = '2026-06-19';

/** The acts of a country beside the Directive, by paragraph. They were read as drafts where they transpose it (January 2026). */
export type NationalSources = Readonly<
  Partial<Record<ParagraphName | 'warning' | 'example' | 'withdrawalFunction', string>>
>;

/**
 * The duties of the pages of the European Union.
 *
 * @param national the acts of the country
 */
export function listEuDuties(national: NationalSources): readonly Duty[] {
  const cite = (name: keyof NationalSources, directive: string) =>
    [directive === '' ? '' : `Directive (EU) 2023/2225, ${directive}`, national[name] ?? '']
      .filter((source) => source !== '')
      .join('; ');
  const ofDirective = { since: directiveSince, certainty: 'to-confirm' } as const;
  const ofDistance = {
    source: ['Directive (EU) 2023/2673, article 1 (5)', national.withdrawalFunction ?? '']
      .filter((source) => source !== '')
      .join('; '),
    since: distanceSince,
    certainty: 'to-confirm',
    binds: 'intermediary',
    onlyWith: 'brokerage-contract',
    key: 'screensˆwithdrawal>open',
  } as const;
  return [
    {
      asks: 'The warning that borrowing money costs money, clear and prominent in all advertising',
      source: cite('warning', 'article 8 (1)'),
      ...ofDirective,
      binds: 'intermediary',
      place: 'button',
      key: 'brandˆlegal>warning',
    },
    {
      asks: 'A representative example: borrowing rate and its kind, costs, amount, APR, duration, instalments, total',
      source: cite('example', 'article 8 (2) and (3)'),
      ...ofDirective,
      binds: 'intermediary',
      place: 'example',
      key: 'brandˆlegal>example',
    },
    {
      asks: 'Shortest and longest period and the highest APR',
      source: 'Policies of app stores and advertising platforms for personal loans',
      since: null,
      binds: 'intermediary',
      certainty: 'read',
      place: 'facts',
      paragraph: 'range',
    },
    {
      asks: 'Who the company is, that it mediates and does not lend, and its register entry',
      source: cite('company', 'article 38'),
      ...ofDirective,
      binds: 'intermediary',
      place: 'facts',
      paragraph: 'company',
    },
    {
      asks: 'Whether it works exclusively with one lender, who pays it, and what the applicant pays it',
      source: cite('role', 'article 38'),
      ...ofDirective,
      binds: 'intermediary',
      place: 'facts',
      paragraph: 'role',
    },
    {
      asks: 'The brokerage contract: what it costs the applicant, its text in text form, and the withdrawal from it',
      source: cite('brokerage', 'article 38'),
      ...ofDirective,
      binds: 'intermediary',
      onlyWith: 'brokerage-contract',
      place: 'rights',
      paragraph: 'brokerage',
    },
    {
      asks: 'The acceptance of the brokerage contract, in a box apart from the application and the terms',
      source: cite('brokerage', 'article 38'),
      ...ofDirective,
      binds: 'intermediary',
      onlyWith: 'brokerage-contract',
      place: 'consents',
      key: 'fieldsˆbrokerage_contract>label',
    },
    ...(['accepted', 'thank-you', 'continue'] as const).map((place) => ({
      ...ofDistance,
      asks: `The withdrawal function for the contract that was concluded on the page${place === 'continue' ? '' : ': the way to it'}`,
      place,
    })),
    {
      asks: 'That no advisory service is given',
      source: cite('advice', 'article 16'),
      ...ofDirective,
      binds: 'intermediary',
      place: 'rights',
      paragraph: 'advice',
    },
    {
      asks: 'That nothing is signed on the page, and that pre-contractual information comes before any signature',
      source: cite('signing', 'article 10'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'signing',
    },
    {
      asks: 'The right to withdraw from the contract within fourteen days',
      source: cite('withdrawal', 'article 26'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'withdrawal',
    },
    {
      asks: 'The right to repay early, and what it may cost',
      source: cite('earlyRepayment', 'article 29'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'earlyRepayment',
    },
    {
      asks: 'What being late costs',
      source: cite('lateCosts', 'article 10 (3)'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'lateCosts',
    },
    {
      asks: 'Which registers are consulted, and what is reported to them',
      source: cite('registers', 'article 19'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'registers',
    },
    {
      asks: 'That a decision may be automated; the right to an explanation, to one’s own view and to a review by a human',
      source: cite('decisions', 'article 18 (8); GDPR, articles 13 (2) (f) and 22'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'decisions',
    },
    {
      asks: 'That the price is personalised by automated processing',
      source: cite('personalisedPrice', 'article 13'),
      ...ofDirective,
      binds: 'lender',
      onlyWith: 'personalised-price',
      place: 'rights',
      paragraph: 'personalisedPrice',
    },
    {
      asks: 'Who is responsible for the data, what they are used for, and the rights over them',
      source: ['GDPR, article 13', national.data ?? ''].filter((source) => source !== '').join('; '),
      since: null,
      binds: 'intermediary',
      certainty: 'read',
      place: 'rights',
      paragraph: 'data',
    },
    {
      asks: 'That a person named as a reference is asked first',
      source: 'GDPR, article 14',
      since: null,
      binds: 'intermediary',
      certainty: 'read',
      onlyWith: 'referee',
      place: 'rights',
      paragraph: 'references',
    },
    {
      asks: 'That offers are sent by a consent of its own only, which can be withdrawn',
      source: ['GDPR, article 7', national.marketing ?? ''].filter((source) => source !== '').join('; '),
      since: null,
      binds: 'intermediary',
      certainty: 'read',
      place: 'rights',
      paragraph: 'marketing',
    },
    {
      asks: 'Where to complain, and the bodies that settle disputes out of court',
      source: cite('complaints', 'article 40'),
      ...ofDirective,
      binds: 'intermediary',
      place: 'rights',
      paragraph: 'complaints',
    },
    {
      asks: 'Where debt advice is available',
      source: cite('debtAdvice', 'article 36'),
      ...ofDirective,
      binds: 'lender',
      place: 'rights',
      paragraph: 'debtAdvice',
    },
    {
      asks: 'That nothing is signed yet, and time to read the figures',
      source: cite('signing', 'article 10'),
      ...ofDirective,
      binds: 'lender',
      place: 'offer',
      key: 'screensˆoffer>lead',
    },
    {
      asks: 'That the contract can be read before anything is signed',
      source: cite('signing', 'article 10'),
      ...ofDirective,
      binds: 'lender',
      place: 'accepted',
      key: 'screensˆaccepted>lead',
    },
    {
      asks: 'The review of an automated decision by a human, and whom to ask',
      source: cite('decisions', 'article 18 (8) and (9); GDPR, article 22'),
      ...ofDirective,
      binds: 'lender',
      place: 'rejected',
      key: 'screensˆrejected>human',
    },
    {
      asks: 'Where one’s own data of the credit registers can be had',
      source: cite('registers', 'article 19'),
      ...ofDirective,
      binds: 'lender',
      place: 'rejected',
      key: 'screensˆrejected>data_note',
    },
    {
      asks: 'A pointer to debt advice',
      source: cite('debtAdvice', 'articles 18 and 36'),
      ...ofDirective,
      binds: 'lender',
      place: 'rejected',
      key: 'screensˆrejected>advice_note',
    },
  ];
}
