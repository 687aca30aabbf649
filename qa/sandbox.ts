import type { QaDependencies } from '../src/app/wiring/qaDependencies';
import type { Lead } from '../src/domain/lead/lead';

/** The requests of the drawer to the reference back end. */
export interface Sandbox {
  /** Creates a lead from the current answers and returns its id. */
  readonly createLead: (lead: Lead) => Promise<string>;
  /** Resolves to false if the back end does not know the lead, or no longer. */
  readonly setLeadState: (id: string, state: number) => Promise<boolean>;
}

/** Finds the reference back end at the API's address. Null if there is another back end or none. */
export async function findSandbox({ configuration, page }: QaDependencies): Promise<Sandbox | null> {
  const { apiBase, leadPath } = configuration;
  const control = `${apiBase}/__control`;
  if (!(await hasControlEndpoint(control))) return null;
  return {
    createLead: async ({ expiresAt: _expiresAt, leadStatus: _leadStatus, ...application }) => {
      const response = await fetch(`${apiBase}${leadPath}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'loan-application',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ ...application, product: page.definition.backendProduct }),
      });
      return readId(await response.json());
    },
    setLeadState: async (id, state) => {
      const response = await fetch(control, {
        method: 'POST',
        body: JSON.stringify({ places: [{ id, state }] }),
      });
      if (!response.ok && response.status !== 404)
        throw new Error(`The reference back end responded with ${response.status}.`);
      return response.ok;
    },
  };
}

async function hasControlEndpoint(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    const body: unknown = response.ok ? await response.json() : null;
    return typeof body === 'object' && body !== null && 'leads' in body;
  } catch {
    return false;
  }
}

function readId(body: unknown): string {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  if (typeof id !== 'string') throw new Error('The reference back end created no lead.');
  return id;
}
