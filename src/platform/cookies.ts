/** The cookies that scripts can read, by name; none where the browser forbids to read them, as in a sandboxed frame. */
export function readCookies(): ReadonlyMap<string, string> {
  try {
    return parseCookies(document.cookie);
  } catch {
    return new Map();
  }
}

/** Reads the text of all cookies. A broken encoding leaves the text as it is. */
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
