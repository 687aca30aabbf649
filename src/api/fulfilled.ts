import type { Envelope } from './envelope';
import type { Policy } from './policies';

/** What each call of interest to the state answers. */
interface Answered {
  readonly postLead: Envelope;
  readonly putLead: Envelope;
  readonly leadStatus: Envelope;
  readonly sale: Envelope;
  readonly policies: readonly Policy[] | null;
}

/**
 * Recognises the action by which a call is told to have been answered, without the calls themselves: the state of the first
 * step needs to know them, and the code that makes them comes later.
 */
export function isAnswered<Name extends keyof Answered>(...names: readonly Name[]) {
  return (action: unknown): action is { readonly type: string; readonly payload: Answered[Name] } => {
    const { type, meta } = partsOf(action);
    const { arg } = partsOf(meta);
    const { endpointName } = partsOf(arg);
    return (
      typeof type === 'string' &&
      /^api\/execute(?:Mutation|Query)\/fulfilled$/.test(type) &&
      names.some((name) => name === endpointName)
    );
  };
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
