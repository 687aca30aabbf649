/** Reads the cookies by name. Returns none if the browser forbids it, as in a sandboxed frame. */
export function readCookies(): ReadonlyMap<string, string> {
  try {
    return parseCookies(document.cookie);
  } catch {
    return new Map();
  }
}

/** Parses the text of all cookies. A value with a broken encoding stays encoded. */
export function parseCookies(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((pair): [string, string][] => {
      const split = pair.indexOf('=');
      return split < 1 ? [] : [[pair.slice(0, split).trim(), decode(pair.slice(split + 1).trim())]];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
