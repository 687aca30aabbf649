/**
 * The names of the policies of Trusted Types, which the content policy lists (`scripts/vite/contentPolicy.ts`). The browser takes the address
 * of a script or a worker only from one of them. It asks `default` for addresses that are set as text, as third-party code does.
 */
export const policyNames = {
  scripts: 'scripts',
  pictureWorker: 'picture-worker',
  default: 'default',
} as const;

/** The part of the browser's API that the page uses. TypeScript has no types for it, and takes a trusted address for a text. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string, type: string, sink: string) => string | null },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    /** Undefined in a browser without Trusted Types. */
    readonly trustedTypes?: PolicyFactory;
  }
}

/**
 * Creates a policy. The browser allows each name once.
 *
 * @param admit the address to load; null refuses it
 * @returns the address as the browser takes it, and throws for one that is refused
 */
export function createAddressPolicy(
  name: 'scripts' | 'picture-worker',
  admit: (address: string) => string | null,
): (address: string) => string {
  const createScriptURL = (address: string): string => {
    const admitted = admit(address);
    if (admitted === null) throw new TypeError('The address of a script was refused');
    return admitted;
  };
  const policy = window.trustedTypes?.createPolicy(name, { createScriptURL });
  return policy === undefined ? createScriptURL : (address) => policy.createScriptURL(address);
}

/**
 * Creates the policy for addresses that are set as text. The browser throws and reports a violation for one that is refused.
 *
 * @param admit the address to load; null refuses it. The sink is what it is for, such as `Worker constructor`
 */
export function createDefaultPolicy(admit: (address: string, sink: string) => string | null): void {
  window.trustedTypes?.createPolicy(policyNames.default, {
    createScriptURL: (address, _type, sink) => admit(address, sink),
  });
}
