/** What keys and passwords look like. */
const secretPatterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of a code host': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|glpat-[\w-]{20}|npm_[0-9A-Za-z]{36})/,
  'a secret key of a payment service': /\b(?:sk|rk)_live_[0-9A-Za-z]{16}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address': /\bhttps?:\/\/[^\s/:@'"`]+:[^\s/:@'"`]+@[\w.-]+/,
};

/**
 * The secrets in a built file, by their kind.
 *
 * @param values texts that must not be in a build, by what they are, such as the folder that the page was built in
 */
export function findSecrets(content: string, values: Readonly<Record<string, string>>): readonly string[] {
  const patterns = Object.entries(secretPatterns).filter(([, pattern]) => pattern.test(content));
  const texts = Object.entries(values).filter(([, value]) => content.includes(value));
  return [...patterns, ...texts].map(([kind]) => kind);
}
