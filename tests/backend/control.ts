import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { findProgressState } from '../../src/domain/journey/states/progressStates';
import { getOwn } from './body';
import { resetStore, getServerTime, store } from './store';
import { moveToState } from './storyProgress';

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
    v.check((state) => findProgressState(state) !== null),
  ),
});
const settingsSchema = v.strictObject({
  /** Leads to move to a state. If one is unknown or has expired, the response is 404; everything else is set all the same. */
  places: v.exactOptional(v.array(placeSchema)),
  /** Added to the faults that are not used up. */
  faults: v.exactOptional(v.array(faultSchema)),
  /** Replace the changes set before. An empty list removes all changes. */
  offers: v.exactOptional(v.array(offerSchema)),
  /** Milliseconds by which the server's clock is ahead of the machine's clock. */
  clockShift: number,
  /** Milliseconds that a slow response takes. */
  slowness: number,
  /** Whether the server has recovered: slow, flaky and down stories respond as usual. */
  isCalm: v.exactOptional(v.boolean()),
});

/** The control address of the servers: settings that no story covers, and the log of calls. */
export const controlHandlers: readonly HttpHandler[] = [
  http.get('*/api/__control', () =>
    HttpResponse.json({
      calls: store.calls,
      leads: Object.values(store.leads),
      violations: store.violations,
      faults: store.faults,
      now: new Date(getServerTime()).toISOString(),
    }),
  ),
  http.post('*/api/__control', async ({ request }) => {
    const settings = v.safeParse(settingsSchema, await request.json());
    if (!settings.success) return new HttpResponse(null, { status: 422 });
    const { faults = [], places = [], ...rest } = settings.output;
    store.faults.push(...faults);
    Object.assign(store, rest);
    const leads = places.map(({ id, state }) => ({ lead: getOwn(store.leads, id), state }));
    for (const { lead, state } of leads) if (lead !== undefined) moveToState(lead, state);
    const isKnown = leads.every(
      ({ lead }) => lead !== undefined && Date.parse(lead.expiresAt) > getServerTime(),
    );
    return new HttpResponse(null, { status: isKnown ? 204 : 404 });
  }),
  http.delete('*/api/__control', () => {
    resetStore();
    return new HttpResponse(null, { status: 204 });
  }),
];
