/**
 * What a server may tell by the link of an application that has ended, as rows. The application leaves out a kind without a row.
 *
 * - `event`: it happened at the time
 * - `due`: it happens by the time at the latest, or happened at it if the time has passed
 * - `until`: it holds until the time
 * - `request`: the applicant may ask for it until the time, with a code
 *
 * The server leaves out what is over. The clock of a device may be wrong, so it takes away nothing that may be done.
 */
export const stageKinds = {
  sent: 'event',
  accepted: 'event',
  redirected: 'event',
  received: 'event',
  rejected: 'event',
  review_asked: 'event',
  consents_withdrawn: 'event',
  answer: 'due',
  deleted: 'due',
  kept: 'until',
  documents: 'until',
  review: 'request',
  consents: 'request',
  deletion: 'request',
} as const satisfies Readonly<Record<string, 'event' | 'due' | 'until' | 'request'>>;

type Kinds = typeof stageKinds;
export type StageKind = keyof Kinds;
type KindOf<Role> = { [Kind in StageKind]: Kinds[Kind] extends Role ? Kind : never }[StageKind];

/** What the applicant may ask for by the link. A link can be forwarded, so each needs a code. */
export type StageRequest = KindOf<'request'>;

export interface LeadStage<Kind extends StageKind = StageKind> {
  readonly kind: Kind;
  /** ISO timestamp. */
  readonly at: string;
  /** The name of who has decided, or who writes. */
  readonly who?: string | undefined;
  /** The e-mail address from which they write. */
  readonly from?: string | undefined;
}

type ListedStage = LeadStage<KindOf<'event' | 'due'>> & { readonly isAhead: boolean };

export interface StageOverview {
  /** What has happened and what comes, in the order of their times. */
  readonly events: readonly ListedStage[];
  /** Until when the application is stored: an ISO timestamp. */
  readonly keptUntil: string | null;
  readonly areDocumentsOpen: boolean;
  /** What may be asked for now. */
  readonly requests: readonly StageRequest[];
}

/**
 * Arranges stages for the applicant. The last stage of a kind counts.
 *
 * @param now milliseconds since the epoch
 */
export function arrangeStages(stages: readonly LeadStage[], now: number): StageOverview {
  const latest = [...new Map(stages.map((stage) => [stage.kind, stage])).values()];
  const isAhead = ({ at }: LeadStage) => Date.parse(at) > now;
  return {
    events: latest
      .filter((stage) => isListed(stage))
      .map((stage) => ({ ...stage, isAhead: stageKinds[stage.kind] === 'due' && isAhead(stage) }))
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    keptUntil: latest.find(({ kind }) => kind === 'kept')?.at ?? null,
    areDocumentsOpen: latest.some(({ kind }) => kind === 'documents'),
    requests: latest.map(({ kind }) => kind).filter((kind) => isRequest(kind)),
  };
}

function isListed(stage: LeadStage): stage is LeadStage<KindOf<'event' | 'due'>> {
  return stageKinds[stage.kind] === 'event' || stageKinds[stage.kind] === 'due';
}

function isRequest(kind: StageKind): kind is StageRequest {
  return stageKinds[kind] === 'request';
}
