import type { TFunction } from 'i18next';
import type { Offer } from '../../api/stepData';

/** The most letters of a button that stands beside another on a phone. */
const maxLetters = 26;

/** The words of the button that accepts an offer. They name the lender, unless its name is too long for a button. */
export function formatAccept(offer: Offer | null, t: TFunction): string {
  const named = offer === null ? null : t('screensˆoffer>accept_named', { partner: offer.partner });
  return named === null || named.length > maxLetters ? t('screensˆoffer>accept') : named;
}
