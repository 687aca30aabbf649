/** What is true of a request, whatever it sends. */
interface RequestFacts {
  /**
   * Requests that exclude each other are one lane: never two of them are under way. The requests about the lead are one, because each may
   * move the lead on. Any other request blocks nobody else.
   */
  readonly lane: string;
  /** Whether it answers the state of the lead, or acts on it. */
  readonly isAboutState?: true;
  /** Whether the next state starts without its status. */
  readonly endsWithState?: true;
  /** Whether it is of an e-mail address or of the lead of a link: it is sent, also after the application has ended or another one began. */
  readonly outlivesApplication?: true;
}

/** The requests that change something. Each has its own status, so several can be pending at the same time. */
const requests = {
  lead: { lane: 'lead' },
  /** The questions of a state's screen. */
  state: { lane: 'lead', isAboutState: true },
  /** Questions of another state on that screen. */
  secondaryCall: { lane: 'lead', isAboutState: true, endsWithState: true },
  stateAction: { lane: 'lead', isAboutState: true, endsWithState: true },
  sale: { lane: 'lead', isAboutState: true },
  /** A new code. */
  resend: { lane: 'resend', endsWithState: true },
  password: { lane: 'password' },
  /** The consents of the customer. */
  consents: { lane: 'consents' },
  unsubscribe: { lane: 'unsubscribe', outlivesApplication: true },
  callBack: { lane: 'callBack' },
  /** The code for a withdrawal from a brokerage contract, and the withdrawal. */
  withdrawalCode: { lane: 'withdrawalCode', outlivesApplication: true },
  withdrawal: { lane: 'withdrawal', outlivesApplication: true },
  /** A request after an end. */
  stageRequest: { lane: 'stageRequest', outlivesApplication: true },
} as const satisfies Readonly<Record<string, RequestFacts>>;

/** The name of a request. */
export type RequestKey = keyof typeof requests;

const facts: Readonly<Record<RequestKey, RequestFacts>> = requests;

const isRequestKey = (name: string): name is RequestKey => Object.hasOwn(requests, name);

/** The names of all requests. */
export const requestKeys: readonly RequestKey[] = /* @__PURE__ */ Object.keys(requests).filter(isRequestKey);

/** The requests that answer the state of the lead, or act on it. */
export const keysAboutState = requestKeys.filter((key) => facts[key].isAboutState);

/** The requests that belong to one progress state. The next state starts without them. */
export const keysEndingWithState = requestKeys.filter((key) => facts[key].endsWithState);

/** The requests that are not of the application that is open. */
export const keysOutlivingApplication = requestKeys.filter((key) => facts[key].outlivesApplication);

/** The requests of the lane of a request, with itself. */
export const getLane = (key: RequestKey): readonly RequestKey[] =>
  requestKeys.filter((other) => facts[other].lane === facts[key].lane);

/** The requests of each lane. */
export const lanes = requestKeys.map(getLane).filter((lane, place) => lane[0] === requestKeys[place]);
