/** The cookies that scripts can read, by name. A broken encoding leaves the text as it is. */
export function readCookies(): ReadonlyMap<string, string> {
  return parseCookies(document.cookie);
}

export function parseCookies(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((pair): [string, string][] => {
      const split = pair.indexOf('=');
      return split < 1 ? [] : [[pair.slice(0, split).trim(), decoded(pair.slice(split + 1).trim())]];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
