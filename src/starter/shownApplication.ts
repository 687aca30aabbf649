import { repairQuery } from '../domain/journey/arrival/linkQuery';
import { parseLinkNumber } from '../domain/journey/arrival/linkNumber';
import { languageTag, readMarkedApplication, type MarkedApplication } from './facts';

let marked: MarkedApplication | null = null;
/** What is stored when the page is shown. */
export const readMarked = () => (marked ??= readMarkedApplication());

/** The amount or the period of the link, else of the lead; undefined if none names it. */
export function readLoanValue(name: 'amount' | 'period'): number | undefined {
  const [value = '', ...others] = new Set(new URLSearchParams(repairQuery(location.search)).getAll(name));
  const asked = others.length === 0 ? parseLinkNumber(value.trim(), languageTag) : undefined;
  const { lead, shared } = readMarked();
  return asked ?? (shared ?? lead)?.application?.[name];
}
