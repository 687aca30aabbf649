import type { ConsentName } from '../countries/country';
import type { DutyFacts, ParagraphDuty, ParagraphName, TextDuty } from './duty';

/** A paragraph of a country outside of the European Union. Its source was read in November 2026 unless a row says otherwise. */
export const paragraph = (
  name: ParagraphName,
  place: ParagraphDuty['place'],
  asks: string,
  source: string,
  facts: Partial<DutyFacts> = {},
): ParagraphDuty => ({
  asks,
  source,
  since: null,
  binds: 'intermediary',
  certainty: 'to-confirm',
  ...facts,
  place,
  paragraph: name,
});

const ofLender = { since: null, binds: 'lender', certainty: 'to-confirm' } as const;

/** The warning beside the first button. */
export const warning = (asks: string, source: string, facts: Partial<DutyFacts> = {}): TextDuty => ({
  asks,
  source,
  ...ofLender,
  ...facts,
  place: 'button',
  key: 'brandˆlegal>warning',
});

/** A warning that no law of the country asks for. */
export const ownWarning: TextDuty = warning('A warning that a loan costs money', 'none found', {
  binds: 'intermediary',
  certainty: 'own',
});

/** A consent with a box of its own. */
export const consent = (
  name: ConsentName,
  asks: string,
  source: string,
  facts: Partial<DutyFacts> = {},
): TextDuty => ({
  asks,
  source,
  since: null,
  binds: 'intermediary',
  certainty: 'to-confirm',
  ...facts,
  place: 'consents',
  key: `fieldsˆ${name}>label`,
  consent: name,
});

/** The example of the cost. */
export const example = (asks: string, source: string): TextDuty => ({
  asks,
  source,
  ...ofLender,
  place: 'example',
  key: 'brandˆlegal>example',
});
