import * as v from 'valibot';
import { isAddress, isHostName, isPath, onlyHttps } from '../../src/domain/pages/webAddress';
import { accentRoles, type UiColors } from '../../src/domain/pages/looks/uiColors';
import { splitList } from '../../src/domain/tracking/platform';

/** The kinds of values of variables, as schemas that read them, and checks of addresses for them. */

/** A text of this form. */
export const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
/** A text that passes a check. */
export const checked = (isValid: (value: string) => boolean) => v.pipe(v.string(), v.check(isValid));
/** The same, or nothing. */
export const optional = (isValid: (value: string) => boolean) =>
  checked((value) => value === '' || isValid(value));
/** A whole number, both limits included. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(matching(/^\d{1,15}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
/** A switch. */
export const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
);
/** The name of a folder of brands or of a file of experiments. */
export const folderName = matching(/^[a-z][a-z0-9-]*$/);

const list = v.pipe(
  v.string(),
  v.transform((value) => [...splitList(value)]),
);
/** Values with commas between. */
export const listOf = <Value>(item: v.GenericSchema<string, Value>) => v.pipe(list, v.array(item));
/** Names of hosts with commas between. */
export const hosts = listOf(checked(isHostName));
/** Accents by their roles. */
export const uiColors = v.pipe(
  list,
  v.transform((items) => items.map((item) => item.split('='))),
  v.array(v.strictTuple([v.picklist(accentRoles), matching(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)])),
  v.transform((entries): UiColors => Object.fromEntries(entries)),
);

/** Whether it is an address, or a path on the page's own host. */
export const isAddressOrPath = (value: string): boolean => isPath(value) || isAddress(value);
/** Whether it is an https address, with or without a slash behind. */
export const isHttpsAddress = (value: string): boolean => isAddress(value.replace(/\/$/, ''), onlyHttps);
const withoutQuery = (value: string): string => value.replace(/\?.*$/s, '');
/** Whether reports can be sent to it. What ends a source of a policy or a header must not be in the query. */
export const isReportAddress = (value: string): boolean =>
  /^[^\s"'\\;,#]+$/.test(value) && isHttpsAddress(withoutQuery(value));
/** Whether it names texts. The names of language and namespace are parts of the path or of the query, never of the host. */
export const isTextsAddress = (value: string): boolean => {
  const example = value.replace('{{lng}}', 'lng').replace('{{ns}}', 'ns');
  const location = withoutQuery(example);
  return (
    value.includes('{{lng}}') &&
    value.includes('{{ns}}') &&
    !/^\w+:\/\/[^/]*\{/.test(value) &&
    isAddressOrPath(location) &&
    /^(?:\?[\w.~&=-]*)?$/.test(example.slice(location.length))
  );
};
