import { example, ofLender, paragraph, textDuty, warning, type Duty, type ParagraphName } from './duty';

/** The acts of a country beside the Directive, by paragraph. They were read as drafts where they transpose it (January 2026). */
export type NationalSources = Readonly<
  Partial<Record<ParagraphName | 'warning' | 'example' | 'withdrawalFunction', string>>
>;

/** Directive (EU) 2023/2225 on credit agreements for consumers applies from this day. */
const directive = { since: '2026-11-20' } as const;
const directiveOfLender = { ...directive, ...ofLender } as const;

/** Directive (EU) 2023/2673 on distance contracts for financial services applies from this day. */
const distanceSince = '2026-06-19';

const withContract = { onlyWith: 'brokerage-contract' } as const;
const read = { certainty: 'read' } as const;

/**
 * The duties of the pages of the European Union.
 *
 * @param national the acts of the country
 */
export function listEuDuties(national: NationalSources): readonly Duty[] {
  const cite = (act: string, name: keyof NationalSources) =>
    national[name] === undefined ? act : `${act}; ${national[name]}`;
  const citeDirective = (article: string, name: keyof NationalSources) =>
    cite(`Directive (EU) 2023/2225, ${article}`, name);
  /** A paragraph by the Directive that binds the intermediary. */
  const cited = (name: ParagraphName, asks: string, article: string) =>
    paragraph(name, asks, citeDirective(article, name), directive);
  /** A paragraph by the Directive that binds the lender. */
  const citedOfLender = (name: ParagraphName, asks: string, article: string) =>
    paragraph(name, asks, citeDirective(article, name), directiveOfLender);
  return [
    warning(
      'The warning that borrowing money costs money, clear and prominent in all advertising',
      citeDirective('article 8 (1)', 'warning'),
      directive,
    ),
    example(
      'A representative example: borrowing rate and its kind, costs, amount, APR, duration, instalments, total',
      citeDirective('article 8 (2) and (3)', 'example'),
      directive,
    ),
    paragraph(
      'range',
      'Shortest and longest period and the highest APR',
      'Policies of app stores and advertising platforms for personal loans',
      read,
    ),
    cited(
      'company',
      'Who the company is, that it mediates and does not lend, and its register entry',
      'article 38',
    ),
    cited(
      'role',
      'Whether it works exclusively with one lender, who pays it, and what the applicant pays it',
      'article 38',
    ),
    {
      ...cited(
        'brokerage',
        'The brokerage contract: what it costs the applicant, its text in text form, and the withdrawal from it',
        'article 38',
      ),
      ...withContract,
    },
    textDuty(
      'consents',
      'fieldsˆbrokerage_contract>label',
      'The acceptance of the brokerage contract, in a box apart from the application and the terms',
      citeDirective('article 38', 'brokerage'),
      { ...directive, ...withContract },
    ),
    ...(['accepted', 'thank-you', 'continue'] as const).map((place) =>
      textDuty(
        place,
        'screensˆwithdrawal>open',
        `The withdrawal function for the contract that was concluded on the page${place === 'continue' ? '' : ': the way to it'}`,
        cite('Directive (EU) 2023/2673, article 1 (5)', 'withdrawalFunction'),
        { since: distanceSince, ...withContract },
      ),
    ),
    cited('advice', 'That no advisory service is given', 'article 16'),
    citedOfLender(
      'signing',
      'That nothing is signed on the page, and that pre-contractual information comes before any signature',
      'article 10',
    ),
    citedOfLender('withdrawal', 'The right to withdraw from the contract within fourteen days', 'article 26'),
    citedOfLender('earlyRepayment', 'The right to repay early, and what it may cost', 'article 29'),
    citedOfLender('lateCosts', 'What being late costs', 'article 10 (3)'),
    citedOfLender('registers', 'Which registers are consulted, and what is reported to them', 'article 19'),
    citedOfLender(
      'decisions',
      'That a decision may be automated; the right to an explanation, to one’s own view and to a review by a human',
      'article 18 (8); GDPR, articles 13 (2) (f) and 22',
    ),
    {
      ...citedOfLender(
        'personalisedPrice',
        'That the price is personalised by automated processing',
        'article 13',
      ),
      onlyWith: 'personalised-price',
    },
    paragraph(
      'data',
      'Who is responsible for the data, what they are used for, and the rights over them',
      cite('GDPR, article 13', 'data'),
      read,
    ),
    paragraph('references', 'That a person named as a reference is asked first', 'GDPR, article 14', {
      ...read,
      onlyWith: 'referee',
    }),
    paragraph(
      'marketing',
      'That offers are sent by a consent of its own only, which can be withdrawn',
      cite('GDPR, article 7', 'marketing'),
      read,
    ),
    cited('complaints', 'Where to complain, and the bodies that settle disputes out of court', 'article 40'),
    citedOfLender('debtAdvice', 'Where debt advice is available', 'article 36'),
    textDuty(
      'offer',
      'screensˆoffer>lead',
      'That nothing is signed yet, and time to read the figures',
      citeDirective('article 10', 'signing'),
      directiveOfLender,
    ),
    textDuty(
      'accepted',
      'screensˆaccepted>lead',
      'That the contract can be read before anything is signed',
      citeDirective('article 10', 'signing'),
      directiveOfLender,
    ),
    textDuty(
      'rejected',
      'screensˆrejected>human',
      'The review of an automated decision by a human, and whom to ask',
      citeDirective('article 18 (8) and (9); GDPR, article 22', 'decisions'),
      directiveOfLender,
    ),
    textDuty(
      'rejected',
      'screensˆrejected>data_note',
      'Where one’s own data of the credit registers can be had',
      citeDirective('article 19', 'registers'),
      directiveOfLender,
    ),
    textDuty(
      'rejected',
      'screensˆrejected>advice_note',
      'A pointer to debt advice',
      citeDirective('articles 18 and 36', 'debtAdvice'),
      directiveOfLender,
    ),
  ];
}
