import { keysOutlivingApplication, type RequestKey } from '../../domain/journey/calls/requests';

/** One press of a request, while it is being sent. */
export interface SentRequest {
  /**
   * The idempotency key for what is sent: that of the attempt before, also of an earlier press, if it has sent the same and is not settled.
   *
   * @param sent the body; also the call and what it is for, where presses of the request have equal bodies
   */
  readonly getKey: (sent: object) => string;
  /** The server has answered for good: the next press is another request, also with the same body. */
  readonly settle: () => void;
  /** Whether no later press has taken the place of this one. */
  readonly isLatest: () => boolean;
}

/** Begins the press of a request of an application. */
export type BeginRequest = (applicationId: string, request: RequestKey) => SentRequest;

interface Attempted {
  readonly body: object;
  readonly key: string;
}

/**
 * The requests of a document. A body repeats the key of the attempt before it, so that the server does nothing twice; another body gets another key.
 * Keys are in memory: after a reload the status is read before anything is repeated (decision 90).
 */
export function createSentRequests(createId: () => string): BeginRequest {
  let present = '';
  const attempted = new Map<RequestKey, Attempted>();
  const latest = new Map<RequestKey, object>();
  return (applicationId, request) => {
    // Nothing of an application that was left remains.
    if (applicationId !== present)
      for (const requests of [attempted, latest])
        for (const key of requests.keys()) if (!keysOutlivingApplication.includes(key)) requests.delete(key);
    present = applicationId;
    const press = {};
    latest.set(request, press);
    const isLatest = () => latest.get(request) === press;
    return {
      getKey: (body) => {
        const before = attempted.get(request);
        if (before !== undefined && isSameBody(before.body, body)) return before.key;
        const key = createId();
        if (isLatest()) attempted.set(request, { body, key });
        return key;
      },
      settle: () => {
        if (isLatest()) attempted.delete(request);
      },
      isLatest,
    };
  };
}

/** Whether two bodies are the same. Pictures of equal names are not: JSON has nothing of them. */
function isSameBody(one: object, other: object): boolean {
  const values: readonly unknown[] = Object.values(other);
  return (
    JSON.stringify(one) === JSON.stringify(other) &&
    Object.values(one).every((value, place) => !(value instanceof Blob) || value === values[place])
  );
}
