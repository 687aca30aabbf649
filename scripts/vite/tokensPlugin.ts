import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltPage } from './pagePlugin';

/**
 * Leaves out of the document the default tokens that the brand overrides. They are in a cascade layer, so they never apply where the brand
 * has its own value.
 */
export function tokensPlugin(root: string, { brandFolder }: Pick<BuiltPage, 'brandFolder'>): Plugin {
  const defaults = path.join(root, 'src/ui/tokens.css');
  return {
    name: 'tokens',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?')[0] === defaults
        ? removeOverridden(code, readFileSync(path.join(brandFolder, 'theme.css'), 'utf8'))
        : null,
  };
}

/** Removes the tokens that a theme sets without a condition. */
export function removeOverridden(defaults: string, theme: string): string {
  const withoutComments = theme.replaceAll(/\/\*.*?\*\//gs, '');
  const roots = [...withoutComments.matchAll(/^:root \{([^}]*)\}/gm)].map(([, block = '']) => block);
  const own = new Set([...roots.join('\n').matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  return defaults.replaceAll(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) =>
    own.has(name) ? '' : declaration,
  );
}
