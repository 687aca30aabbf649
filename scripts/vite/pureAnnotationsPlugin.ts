import type { Plugin } from 'vite';

const pureCalls = /= (React\d*\.(?:memo|forwardRef|createContext)\(|new Set\()/g;
/** Names for developer tools. Such an assignment would prevent tree shaking. */
const displayNames = /^\w+\.displayName = "\w+";$/gm;

/**
 * Adds pure annotations to React Router's component definitions and its sets of methods. The bundler can then remove those that the
 * application does not use (links, forms, data routes, prefetching).
 */
export function pureAnnotationsPlugin(): Plugin {
  return {
    name: 'pure-creators',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(pureCalls, '= /* @__PURE__ */ $1').replace(displayNames, ''),
        map: null,
      }),
    },
  };
}
