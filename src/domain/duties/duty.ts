import type { ConsentName } from '../countries/country';

/**
 * What the law asks of a page, as rows: what must be said, by which source, where an applicant reads it, and which text says it. The build
 * takes the legal paragraphs of a page from these rows and fails where a text is missing; `docs/records/duties.md` is generated from them. No
 * row is legal advice.
 */

/** The paragraphs of the legal information. Each has the text of its country, or of the page (`legal>paragraphs` of its own texts). */
export const paragraphNames = [
  'range',
  'company',
  'role',
  'brokerage',
  'disclosure',
  'cost',
  'care',
  'advice',
  'signing',
  'lenders',
  'limits',
  'withdrawal',
  'earlyRepayment',
  'lateCosts',
  'registers',
  'decisions',
  'personalisedPrice',
  'data',
  'consentWithdrawal',
  'references',
  'marketing',
  'complaints',
  'debtAdvice',
] as const;

export type ParagraphName = (typeof paragraphNames)[number];

/**
 * Where an applicant reads a duty:
 *
 * - `button`: on the first screen, beside its button
 * - `example`: in the representative example
 * - `facts`: in the open, below the example
 * - `rights`: below that, in a section that unfolds; on later screens with all of the above
 * - `consents`: the text of a box of its own, on the step that asks for the consents
 * - `offer`, `accepted`, `thank-you`, `rejected`, `continue`: on the screens of these names
 */
export type DutyPlace =
  | 'button'
  | 'example'
  | 'facts'
  | 'rights'
  | 'consents'
  | 'offer'
  | 'accepted'
  | 'thank-you'
  | 'rejected'
  | 'continue';

/** The page is a credit intermediary. `lender`: the lender must, and the page says it for the lender. */
export type BoundParty = 'intermediary' | 'lender';

/**
 * How sure a row is. `to-confirm`: read in a draft or a secondary source, to be confirmed by counsel. `own`: no law was found; the page says
 * it all the same.
 */
export type DutyCertainty = 'read' | 'to-confirm' | 'own';

/**
 * A duty that only some pages have. `referee`: the page asks for a reference. `personalised-price`, `brokerage-contract`: its row says so.
 */
export type DutyCondition = 'referee' | 'personalised-price' | 'brokerage-contract';

export interface DutyFacts {
  /** What must be said or done, in one line for a lawyer. */
  readonly asks: string;
  /** Act and article. */
  readonly source: string;
  /** The ISO date since when it applies. Null if it is older than the project. */
  readonly since: string | null;
  readonly binds: BoundParty;
  readonly certainty: DutyCertainty;
  readonly onlyWith?: DutyCondition;
}

/** A paragraph of the legal information. */
export interface ParagraphDuty extends DutyFacts {
  readonly place: 'facts' | 'rights';
  readonly paragraph: ParagraphName;
}

/** A text that stands by itself. */
export interface TextDuty extends DutyFacts {
  readonly place: Exclude<DutyPlace, 'facts' | 'rights'>;
  /** The key of the text, with its namespace. */
  readonly key: string;
  /** The consent that a box of its own asks for. */
  readonly consent?: ConsentName;
}

/** What a page may decline with a reason: a paragraph, or a consent that is asked elsewhere. */
export type DeclinableDuty = ParagraphName | ConsentName;

export type Duty = ParagraphDuty | TextDuty;

export const isParagraph = (duty: Duty): duty is ParagraphDuty => 'paragraph' in duty;

/** The name by which a page declines a duty; undefined if it cannot. */
export const getDeclinableName = (duty: Duty): DeclinableDuty | undefined =>
  isParagraph(duty) ? duty.paragraph : duty.consent;

/** The key of the text that says a duty, with its namespace. */
export const getDutyKey = (duty: Duty): string =>
  isParagraph(duty) ? `brandˆlegal>${duty.place}>${duty.paragraph}>text` : duty.key;

/** The paragraphs in the open. All others are in the section that unfolds. */
const openParagraphs: readonly ParagraphName[] = ['range', 'company', 'role', 'disclosure', 'cost', 'care'];

const usualFacts = { since: null, binds: 'intermediary', certainty: 'to-confirm' } as const;

/** Facts of a duty that binds the lender. */
export const ofLender = { binds: 'lender' } as const;

/** A paragraph: it binds the intermediary and is to be confirmed, unless `facts` say otherwise. */
export const paragraph = (
  name: ParagraphName,
  asks: string,
  source: string,
  facts?: Partial<DutyFacts>,
): ParagraphDuty => ({
  asks,
  source,
  ...usualFacts,
  ...facts,
  place: openParagraphs.includes(name) ? 'facts' : 'rights',
  paragraph: name,
});

/** A text that stands by itself, with the same defaults. */
export const textDuty = (
  place: TextDuty['place'],
  key: string,
  asks: string,
  source: string,
  facts?: Partial<DutyFacts>,
): TextDuty => ({ asks, source, ...usualFacts, ...facts, place, key });

/** The warning beside the first button. */
export const warning = (asks: string, source: string, facts?: Partial<DutyFacts>): TextDuty =>
  textDuty('button', 'brandˆlegal>warning', asks, source, facts);

/** A warning that no law of the country asks for. */
export const ownWarning = warning('A warning that a loan costs money', 'none found', { certainty: 'own' });

/** The example of the cost. */
export const example = (asks: string, source: string, facts?: Partial<DutyFacts>): TextDuty =>
  textDuty('example', 'brandˆlegal>example', asks, source, facts);

/** A consent with a box of its own. */
export const consent = (
  name: ConsentName,
  asks: string,
  source: string,
  facts?: Partial<DutyFacts>,
): TextDuty => ({ ...textDuty('consents', `fieldsˆ${name}>label`, asks, source, facts), consent: name });
