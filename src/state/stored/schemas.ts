import * as v from 'valibot';
import type { DataPointName } from '../../domain/catalogue/names';
import type { FilledIn } from '../../domain/pages/filledIn';
import { lenientRecord } from '../../api/readResponse';
import { consentsSchema } from '../../api/consents';
import { accentRoles, type UiColors } from '../../domain/pages/looks/uiColors';
import { readLead } from '../../domain/lead/schema';
import { initialDynamicPages, type DynamicPagesState } from '../slices/dynamicPagesState';
import { initialLeadState, type LeadState } from '../slices/leadState';
import { migrated } from './migrations';

/** The schemas of the stored state. Invalid values are dropped, field by field where possible. */

const leadSchema = v.pipe(v.unknown(), v.transform(readLead));
const statesSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.minLength(1));
/** Names of data points, steps and questionnaires, and ids of consents. A slash would be a part of a cell's name (`cells.ts`). */
const nameSchema = v.pipe(v.string(), v.regex(/^(?!__proto__$)[^/]{1,200}$/));
const namesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((names) => names.filter((name) => v.is(nameSchema, name))),
);
const pendingCreateSchema = v.object({
  idempotencyKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  body: leadSchema,
});
const attemptSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const lineSchema = v.union([v.string(), v.boolean()]);
const rowsSchema = v.pipe(v.array(v.record(nameSchema, lineSchema)), v.readonly());
const draftsSchema = named(named(v.union([lineSchema, rowsSchema])));

const filledInSchema = v.pipe(
  named(v.object({ driver: v.custom<DataPointName>((name) => v.is(nameSchema, name)), answer: v.string() })),
  v.transform((filledIn): FilledIn => filledIn),
);

/** Values by name. Each value is validated separately. */
function named<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    lenientRecord(entry),
    v.transform((values) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => v.is(nameSchema, name))),
    ),
  );
}

const serverAheadSchema = v.exactOptional(v.fallback(v.number(), 0));

const redirectSchema = v.object({
  url: v.string(),
  method: v.picklist(['GET', 'POST']),
  params: v.record(v.string(), v.string()),
});

/** `leadApplication` in session storage. A pending route change is not restored. */
export const leadStateSchema = migrated(
  'leadApplication',
  v.pipe(
    v.object({
      applicationId: v.fallback(v.string(), ''),
      application: leadSchema,
      result: v.fallback(
        v.object({
          status: v.exactOptional(v.string()),
          offerId: v.exactOptional(v.string()),
          partnerName: v.exactOptional(v.string()),
          redirect: v.exactOptional(redirectSchema),
          stepData: v.exactOptional(v.record(v.string(), v.unknown())),
          stateVersion: v.exactOptional(v.string()),
        }),
        {},
      ),
      progressStates: v.fallback(statesSchema, [0]),
      emptied: v.fallback(namesSchema, []),
      customerConsents: v.fallback(consentsSchema, []),
      fieldErrors: v.fallback(v.array(v.object({ name: v.string(), code: v.string() })), []),
      pendingCreate: v.fallback(v.nullable(pendingCreateSchema), null),
      attempt: v.fallback(attemptSchema, 1),
      redirected: v.fallback(v.nullable(redirectSchema), null),
      isReapplying: v.fallback(v.boolean(), false),
      lastOperationTimestamp: v.fallback(v.nullable(v.number()), null),
      serverAheadMs: serverAheadSchema,
    }),
    v.transform((stored): LeadState => ({
      ...initialLeadState,
      ...stored,
      // In releases before, the session named the application.
      applicationId: stored.applicationId || (stored.application.sessionId ?? ''),
    })),
  ),
);

/** `dynamicPages` in session storage. */
export const dynamicPagesSchema = v.pipe(
  v.object({
    requested: v.fallback(v.nullable(namesSchema), null),
    isWhole: v.fallback(v.boolean(), false),
    submitted: v.fallback(namesSchema, []),
    drafts: v.fallback(draftsSchema, {}),
    filledIn: v.fallback(filledInSchema, {}),
    isReturning: v.fallback(v.boolean(), false),
    returnsAfter: v.fallback(v.nullable(v.string()), null),
  }),
  v.transform((stored): DynamicPagesState => ({ ...initialDynamicPages, ...stored })),
);

const colorSchema = v.pipe(
  v.string(),
  v.regex(/^(?:#[\da-f]{3}|#[\da-f]{6}|(?:rgb|hsl|oklch)\([\d\s.,%-]{5,60}\))$/i),
);
/** `uiColors` in session storage, and in messages of an embedding page: colours by role. Contrast is checked elsewhere. */
export const uiColorsSchema = v.pipe(
  lenientRecord(colorSchema),
  v.transform((colors): UiColors =>
    Object.fromEntries(accentRoles.flatMap((role) => (colors[role] ? [[role, colors[role]]] : []))),
  ),
);

/** What the applicant has entered, in local storage. Any tab of the browser restores the application from it. */
export const storedInputSchema = migrated(
  'storedLoanApplication',
  v.object({
    application: leadSchema,
    submitted: v.fallback(namesSchema, []),
    drafts: v.fallback(draftsSchema, {}),
    filledIn: v.fallback(filledInSchema, {}),
    emptied: v.fallback(namesSchema, []),
    /** Milliseconds since the epoch. */
    savedAt: v.pipe(v.number(), v.finite()),
  }),
);

const optionalText = v.exactOptional(v.string());

/** What the server has reported, in local storage. */
export const storedServerStateSchema = migrated(
  'storedLoanApplication',
  v.object({
    id: optionalText,
    leadStatus: optionalText,
    expiresAt: optionalText,
    progressStates: v.fallback(statesSchema, [0]),
    requested: v.fallback(v.nullable(namesSchema), null),
    pendingCreate: v.fallback(v.nullable(pendingCreateSchema), null),
    attempt: v.fallback(attemptSchema, 1),
    serverAheadMs: serverAheadSchema,
  }),
);
