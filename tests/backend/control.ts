import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { resetStore, store } from './store';

const faultSchema = v.object({
  path: v.string(),
  method: v.exactOptional(v.string()),
  times: v.optional(v.number(), 1),
  kind: v.picklist(['lose-answer', 'no-connection', 'status', 'late', 'body']),
  status: v.exactOptional(v.number()),
  retryAfter: v.exactOptional(v.string()),
  milliseconds: v.exactOptional(v.number()),
  body: v.exactOptional(v.unknown()),
});
const settingsSchema = v.object({
  faults: v.exactOptional(v.array(faultSchema)),
  clockShift: v.exactOptional(v.number()),
  slowness: v.exactOptional(v.number()),
});

/** The control address of the development and preview servers: what no story can set, and the log of calls. */
export const controlHandlers: readonly HttpHandler[] = [
  http.get('*/api/__control', () =>
    HttpResponse.json({ calls: store.calls, leads: Object.values(store.leads), faults: store.faults }),
  ),
  http.post('*/api/__control', async ({ request }) => {
    const settings = v.safeParse(settingsSchema, await request.json());
    if (!settings.success) return HttpResponse.json({}, { status: 422 });
    const { faults, clockShift, slowness } = settings.output;
    if (faults !== undefined) store.faults.push(...faults);
    if (clockShift !== undefined) store.clockShift = clockShift;
    if (slowness !== undefined) store.slowness = slowness;
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete('*/api/__control', () => {
    resetStore();
    return new HttpResponse(null, { status: 204 });
  }),
];
