import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { progressStateOf } from '../../src/domain/journey/states/progressStates';
import { heldAt } from './body';
import { resetStore, serverNow, store } from './store';
import { putAt } from './walk';

const faultSchema = v.object({
  path: v.string(),
  method: v.exactOptional(v.string()),
  email: v.exactOptional(v.string()),
  times: v.optional(v.number(), 1),
  kind: v.picklist(['lose-answer', 'no-connection', 'never', 'status', 'late', 'cut', 'body', 'mutate']),
  status: v.exactOptional(v.number()),
  retryAfter: v.exactOptional(v.string()),
  milliseconds: v.exactOptional(v.number()),
  body: v.exactOptional(v.unknown()),
});
const number = v.exactOptional(v.number());
const offerSchema = v.object({
  email: v.exactOptional(v.string()),
  offer: v.strictObject({
    amount: number,
    period: number,
    instalment: number,
    nominalRate: number,
    annualRate: number,
    total: number,
    expiresAt: v.exactOptional(v.string()),
  }),
});
const placeSchema = v.object({
  id: v.string(),
  state: v.pipe(
    v.number(),
    v.check((state) => progressStateOf(state) !== null),
  ),
});
const settingsSchema = v.strictObject({
  /** Leads to be put at a state by hand; one that nobody knows stays nowhere. */
  places: v.exactOptional(v.array(placeSchema)),
  /** Added to those still waiting. */
  faults: v.exactOptional(v.array(faultSchema)),
  /** Instead of those set before; an empty list takes all changes back. */
  offers: v.exactOptional(v.array(offerSchema)),
  /** Milliseconds by which the server's clock is ahead of the machine's. */
  clockShift: number,
  /** Milliseconds of a slow answer. */
  slowness: number,
  /** The server has recovered: slow, flaky and down stories hold off. */
  isCalm: v.exactOptional(v.boolean()),
});

/** The control address of the servers: what no story can set, and the log of calls. */
export const controlHandlers: readonly HttpHandler[] = [
  http.get('*/api/__control', () =>
    HttpResponse.json({
      calls: store.calls,
      leads: Object.values(store.leads),
      violations: store.violations,
      faults: store.faults,
      now: new Date(serverNow()).toISOString(),
    }),
  ),
  http.post('*/api/__control', async ({ request }) => {
    const settings = v.safeParse(settingsSchema, await request.json());
    if (!settings.success) return new HttpResponse(null, { status: 422 });
    const { faults = [], places = [], ...rest } = settings.output;
    store.faults.push(...faults);
    for (const { id, state } of places) {
      const lead = heldAt(store.leads, id);
      if (lead !== undefined) putAt(lead, state);
    }
    Object.assign(store, rest);
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete('*/api/__control', () => {
    resetStore();
    return new HttpResponse(null, { status: 204 });
  }),
];
