/**
 * Repairs the query of a link as mail programs and tools write it, before anything reads it. A repaired query stays as it is.
 *
 * - `&amp;`, as in the source of an HTML mail, is a plain `&`, with an encoded semicolon too.
 * - A bare plus is a plus, and not a blank, inside an e-mail and before the calling code of a telephone number: `ana+news@example.com`,
 *   `+34612345678`, `(+34)612345678`.
 *
 * @param query with or without a question mark
 */
export function repairQuery(query: string): string {
  return query
    .replace(/(^|[?&])(?:amp(?:;|%3B))+/gi, '$1')
    .replace(/(^|[?&])(email=\+*)([^&]*[^&+])/g, (_part, mark: string, before: string, email: string) =>
      [mark, before, email.replace(/\+/g, '%2B')].join(''),
    )
    .replace(/(^|[?&])phoneNumber=[^&]+/g, (part) => part.replace(/([^\d)])\+(?=[1-9(])/g, '$1%2B'));
}

/**
 * The path and the query of a link. Mail programs add parameters to an address that has none as if it had some, and encode the mark
 * before them: `continue/<id>&utm_source=…`, `continue/<id>%3Futm_source=…`. Mails that are badly decoded break a line by `=`.
 */
export function splitLink(address: string): readonly [path: string, query: string] {
  const [path = '', mark = '', rest = ''] = address.split(/([?&;#=]|%(?:3F|26|3B|23|3D))(.*)/is);
  return [path, repairQuery(mark === '?' ? rest : rest.replace('?', '&'))];
}

/** What mail programs take for a part of an address: the end of a sentence, brackets, quotation marks, blanks. No id has any of them. */
const endOfSentence = /(?:%[\da-f]{2}|[^\w-])+$/i;

/** The id of the lead in the path of a continue link; empty if the path names none. */
export const readLinkedId = (path: string): string =>
  path.replace(endOfSentence, '').split('/').filter(Boolean).slice(1).join('/');

/** The query of the address that a visit began with. A continue link may have it in its path (`splitLink`). */
export function findQuery(route: string, query: string): string {
  return /^continue(?:\/|$)/.test(route) ? splitLink(route + query)[1] : query;
}

/**
 * What tools write for a value that they do not have, and the placeholders of templates that nobody replaced. _Null_ in another
 * writing is a surname, and a name in brackets of two letters a mark of a country.
 */
const placeholder =
  /^(?:null|undefined|NaN|None|\(null\)|[$#]?\{.*\}|\[[[%]?\p{L}[\p{L}\d _.-]{2,}[\]%]?\]|%[\p{L}_][\w.-]*%|__[A-Z\d_]+__|##.+##)$|\{\{|\*\|.*\|\*|%%.+%%|\$\{.*\}|<%.*%>/su;

/** Whether the value of a parameter is what a template has in its place. */
export const isPlaceholder = (value: string): boolean => placeholder.test(value);

/**
 * The parameters of an address that may begin another application: the session and the affiliate. A start that names others stores them, so that the scripts of the
 * next document know whether its address names the same ones. Empty if the address names none.
 */
export function getLinkMark(query: string): string {
  return (query.match(/(?:sessionId|s_id|ref[A-Z]\w+)=[^&]*/g) ?? []).join('&');
}

/**
 * Whether a mark names the session and the affiliate of a known one. The address of a form that loads itself again lacks the session, or
 * both.
 */
export function namesSameLink(mark: string, known: string): boolean {
  const [present, before] = [splitMark(mark), splitMark(known)];
  return ['', before.session].includes(present.session) && ['', before.affiliate].includes(present.affiliate);
}

function splitMark(mark: string) {
  const parts = mark.split('&');
  const isOfSession = (part: string) => part.startsWith('sessionId=');
  return {
    session: parts.filter(isOfSession).join('&'),
    affiliate: parts.filter((part) => !isOfSession(part)).join('&'),
  };
}
