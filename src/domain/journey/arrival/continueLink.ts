import { linkTypes, readParameter, type LinkType } from './entry';
import { readLinkedId, splitLink } from './linkQuery';
import { personalParameters } from './privateAddress';

/** The parameters of a continue link. */
export interface LinkParameters {
  /** The id of the lead; empty if the address names none. */
  readonly id: string;
  readonly urlType: LinkType;
  readonly refTransactionId?: string;
  /** All other parameters by name, without personal data. */
  readonly others: Readonly<Record<string, string>>;
}

const notForwarded = new Set<string>(['', 'refTransactionId', ...personalParameters]);

/**
 * Reads a continue link by the same rules as `readEntry`.
 *
 * @param address the link below the base path, with its query: `continue/<id>?urlType=…`
 */
export function readContinueLink(address: string): LinkParameters {
  const [path, query] = splitLink(address);
  const parameters = new URLSearchParams(query);
  const read = (name: string) => readParameter(parameters, name);
  const refTransactionId = read('refTransactionId') ?? read('s_id');
  return {
    id: readLinkedId(path),
    urlType: linkTypes.find((type) => type === read('urlType')) ?? 'continue',
    ...(refTransactionId === undefined ? {} : { refTransactionId }),
    others: Object.fromEntries(
      [...new Set(parameters.keys())].flatMap((name) => {
        const value = notForwarded.has(name) ? undefined : read(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
