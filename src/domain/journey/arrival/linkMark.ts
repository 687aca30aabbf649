/**
 * The parameters of an address that may begin another application: the session and the affiliate. A start stores them, so that the scripts of the
 * next document know whether its address names the same ones. Empty if the address names none.
 */
export function getLinkMark(query: string): string {
  return (query.match(/(?:sessionId|s_id|ref[A-Z]\w+)=[^&]*/g) ?? []).join('&');
}
