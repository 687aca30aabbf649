import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The tokens of a brand: the first `:root` of its `theme.css`, without fonts and layouts. */
export function readBrandTokens(brandFolder: string): string {
  const theme = readFileSync(path.join(brandFolder, 'theme.css'), 'utf8');
  const [tokens] = /:root \{[^}]*\}/.exec(theme) ?? [];
  if (tokens === undefined) throw new Error(`${brandFolder}/theme.css has no tokens.`);
  return tokens;
}
