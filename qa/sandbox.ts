import type { QaWorld } from '../src/app/qaWorld';
import type { Lead } from '../src/domain/lead/lead';

/** The reference back end, as far as the drawer leads it: its control address and its call for leads. */
export interface Sandbox {
  /** Creates a lead of the present answers and gives its id. */
  readonly createLead: (lead: Lead) => Promise<string>;
  readonly putAt: (id: string, state: number) => Promise<void>;
}

/** The reference back end behind the application; null where another one answers, or none. */
export async function findSandbox({ configuration, page }: QaWorld): Promise<Sandbox | null> {
  const { apiBase, leadPath } = configuration;
  const control = `${apiBase}/__control`;
  if (!(await isControl(control))) return null;
  return {
    createLead: async ({ expiresAt: _expiresAt, leadStatus: _leadStatus, ...application }) => {
      const answer = await fetch(`${apiBase}${leadPath}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'loan-application',
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ ...application, product: page.definition.backendProduct }),
      });
      return idIn(await answer.json());
    },
    putAt: async (id, state) => {
      const answer = await fetch(control, {
        method: 'POST',
        body: JSON.stringify({ places: [{ id, state }] }),
      });
      if (!answer.ok) throw new Error(`The reference back end answered ${answer.status}.`);
    },
  };
}

async function isControl(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : null;
    return typeof body === 'object' && body !== null && 'leads' in body;
  } catch {
    return false;
  }
}

function idIn(body: unknown): string {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  if (typeof id !== 'string') throw new Error('The reference back end created no lead.');
  return id;
}
