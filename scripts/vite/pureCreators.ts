import type { Plugin } from 'vite';

const creators = /= (React\d*\.(?:memo|forwardRef|createContext)\()/g;
/** Names for developer tools; an assignment keeps what it names. */
const names = /^\w+\.displayName = "\w+";$/gm;

/**
 * Marks as pure what React Router makes of its parts, so that the parts which the application does not use (links, forms,
 * data routes, prefetching) are left out of the build: without the mark the bundler must keep them.
 */
export function pureCreators(): Plugin {
  return {
    name: 'pure-creators',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(creators, '= /* @__PURE__ */ $1').replace(names, ''),
        map: null,
      }),
    },
  };
}
