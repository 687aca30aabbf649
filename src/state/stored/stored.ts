import * as v from 'valibot';
import { recordOf } from '../../api/believed';
import { consentsSchema } from '../../api/consents';
import type { Lead } from '../../domain/lead/lead';
import { accentRoles, type UiColors } from '../../domain/pages/uiColors';
import { isLeadPath, readLead } from '../../domain/lead/schema';
import { initialDynamicPages, type DynamicPagesState } from '../slices/dynamicPages';
import { initialLeadState, type ChangeTimes, type LeadState } from '../slices/leadState';

/**
 * The shapes of what this application stores of its state. What does not fit is dropped, part by part where parts can
 * stand alone, and never crashes a start (decisions, section 6).
 */

const leadSchema = v.pipe(v.unknown(), v.transform(readLead));
const statesSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.minLength(1));
/** Names of data points, steps and questionnaires by shape: who reads them looks for those of the page, and for no others. */
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_>-]{0,80}$/));
const namesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((names) => names.filter((name) => v.is(nameSchema, name))),
);
const pendingCreateSchema = v.object({
  idempotencyKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  // An earlier release kept the captcha's token too.
  body: v.pipe(
    leadSchema,
    v.transform(({ googleCaptchaToken: _token, ...body }): Lead => body),
  ),
});
const attemptSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const lineSchema = v.union([v.string(), v.boolean()]);
const rowsSchema = v.pipe(v.array(v.record(nameSchema, lineSchema)), v.readonly());
const draftsSchema = named(named(v.union([lineSchema, rowsSchema])));

/** Values by name, each believed on its own. */
function named<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    recordOf(entry),
    v.transform((values) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => v.is(nameSchema, name))),
    ),
  );
}

const changeTimesSchema = v.pipe(
  v.record(v.string(), v.pipe(v.number(), v.finite())),
  v.transform((times): ChangeTimes =>
    Object.fromEntries(Object.entries(times).filter(([path]) => isLeadPath(path))),
  ),
);

const redirectSchema = v.object({
  url: v.string(),
  method: v.picklist(['GET', 'POST']),
  params: v.record(v.string(), v.string()),
});

/** `leadApplication` in session storage. A pending route is not taken up again. */
export const leadStateSchema = v.pipe(
  v.object({
    application: leadSchema,
    result: v.fallback(
      v.object({
        status: v.exactOptional(v.string()),
        offerId: v.exactOptional(v.string()),
        partnerName: v.exactOptional(v.string()),
        redirect: v.exactOptional(redirectSchema),
        stepData: v.exactOptional(v.record(v.string(), v.unknown())),
      }),
      {},
    ),
    progressStates: v.fallback(statesSchema, [0]),
    emptied: v.fallback(namesSchema, []),
    changedAt: v.fallback(changeTimesSchema, {}),
    customerConsents: v.fallback(consentsSchema, []),
    fieldErrors: v.fallback(v.array(v.object({ name: v.string(), code: v.string() })), []),
    pendingCreate: v.fallback(v.nullable(pendingCreateSchema), null),
    attempt: v.fallback(attemptSchema, 1),
    redirected: v.fallback(v.nullable(redirectSchema), null),
    isReapplying: v.fallback(v.boolean(), false),
    lastOperationTimestamp: v.fallback(v.nullable(v.number()), null),
  }),
  v.transform((stored): LeadState => ({ ...initialLeadState, ...stored })),
);

/** `dynamicPages` in session storage. */
export const dynamicPagesSchema = v.pipe(
  v.object({
    requested: v.fallback(v.nullable(namesSchema), null),
    isWhole: v.fallback(v.boolean(), false),
    submitted: v.fallback(namesSchema, []),
    drafts: v.fallback(draftsSchema, {}),
    isReturning: v.fallback(v.boolean(), false),
  }),
  v.transform((stored): DynamicPagesState => ({ ...initialDynamicPages, ...stored })),
);

const colorSchema = v.pipe(
  v.string(),
  v.regex(/^(?:#[\da-f]{3}|#[\da-f]{6}|(?:rgb|hsl|oklch)\([\d\s.,%-]{5,60}\))$/i),
);
/** `uiColors` in session storage, and what an embedding page tells: colours by role. Whether they hold is judged apart. */
export const uiColorsSchema = v.pipe(
  recordOf(colorSchema),
  v.transform((colors): UiColors =>
    Object.fromEntries(accentRoles.flatMap((role) => (colors[role] ? [[role, colors[role]]] : []))),
  ),
);

/** The version of what is written in local storage; a release that adds to its shape writes a higher one. */
export const storedVersion = 1;

/** `storedLoanApplication` in local storage: what brings an applicant back to where they were, in any tab. */
export const storedLoanApplicationSchema = v.object({
  application: leadSchema,
  progressStates: v.fallback(statesSchema, [0]),
  requested: v.fallback(v.nullable(namesSchema), null),
  submitted: v.fallback(namesSchema, []),
  drafts: v.fallback(draftsSchema, {}),
  emptied: v.fallback(namesSchema, []),
  pendingCreate: v.fallback(v.nullable(pendingCreateSchema), null),
  attempt: v.fallback(attemptSchema, 1),
  changedAt: v.fallback(changeTimesSchema, {}),
  /** Milliseconds since the epoch. */
  savedAt: v.pipe(v.number(), v.finite()),
});

/** The application in local storage, from which a closed browser goes on (specification, section 3). */
export type StoredLoanApplication = v.InferOutput<typeof storedLoanApplicationSchema>;
