import fc from 'fast-check';
import type { Act } from './commands';
import { linkKinds } from './links';
import { faultKinds } from './network';
import { takeStep, type OpenJourney } from './journey';

/** The acts of a journey, by the number of which are in a hundred or so. Two tabs matter most, a third sometimes. */
const tab = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.constant(2) },
);
const variant = fc.nat(3);

const act = <Kind extends Act['do']>(kind: Kind) => fc.constant(kind);

const fault = fc.constantFrom(...faultKinds);

interface WeightedAct {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Act>;
}

/** Each kind of act, and how often it is chosen. */
const weightedActs: readonly WeightedAct[] = [
  {
    weight: 14,
    arbitrary: fc.record({ do: act('proceed'), tab, times: fc.integer({ min: 1, max: 6 }), variant }),
  },
  { weight: 5, arbitrary: fc.record({ do: act('type'), tab, variant }) },
  { weight: 2, arbitrary: fc.record({ do: act('type wrongly'), tab, variant }) },
  { weight: 2, arbitrary: fc.record({ do: act('type half'), tab, variant }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: act('hand over'),
      tab,
      variant,
      underWay: fc.constantFrom<'nothing' | 'until then' | 'beyond'>('nothing', 'until then', 'beyond'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: act('open elsewhere'),
      tab,
      link: fc.constantFrom<'session' | 'lead'>('session', 'lead'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: act('decide elsewhere'), tab, isDeclined: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: act('meet a plain server') }) },
  { weight: 2, arbitrary: fc.record({ do: act('freeze'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('thaw'), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: act('use a button badly'), tab, button: fc.nat(2), fault }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: act('lose an answer of a plain server'), tab, button: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: act('press two buttons'), tab, fault }),
  },
  { weight: 2, arbitrary: fc.record({ do: act('take back'), tab, variant }) },
  { weight: 2, arbitrary: fc.record({ do: act('type while it is decided'), tab, variant }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: act('sleep through a deletion'),
      tab,
      variant,
      before: fc.constantFrom<'prefill' | 'type' | 'call'>('prefill', 'type', 'call'),
      wakes: fc.constantFrom<'thaw' | 'discard'>('thaw', 'discard'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: act('change over at once'), tab, variant }) },
  { weight: 1, arbitrary: fc.record({ do: act('close during a deletion'), tab, variant }) },
  { weight: 5, arbitrary: fc.record({ do: act('press'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('press twice'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: act('change a step'), tab, step: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: act('back'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('forward'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('step back'), tab }) },
  { weight: 3, arbitrary: fc.record({ do: act('reload'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('crash'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('close and come back'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('leave for another site'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('delete'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('send as new'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: act('begin anew'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: act('use a button'), tab, button: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: act('open a tab') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: act('open an address'),
      tab,
      address: fc.constantFrom('bank-account', 'checking', 'accepted', 'nowhere', 'thank-you'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: act('open a link'), tab, link: fc.constantFrom(...linkKinds) }) },
  { weight: 1, arbitrary: fc.record({ do: act('choose the language'), isOther: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: act('choose third parties'), tab, areAllowed: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: act('lose the network') }) },
  { weight: 2, arbitrary: fc.record({ do: act('find the network') }) },
  { weight: 1, arbitrary: fc.record({ do: act('fill the storage') }) },
  { weight: 1, arbitrary: fc.record({ do: act('empty the storage') }) },
  { weight: 8, arbitrary: fc.record({ do: act('fail'), fault }) },
  { weight: 5, arbitrary: fc.record({ do: act('wait'), seconds: fc.constantFrom(1, 5, 20, 60, 600) }) },
  { weight: 1, arbitrary: fc.record({ do: act('wait'), seconds: fc.constant(90_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: act('set the clock'), minutes: fc.constantFrom(-90, -10, 10, 90) }),
  },
];

/** An act as a command of fast-check. */
export class ActCommand implements fc.AsyncCommand<object, OpenJourney> {
  readonly act: Act;
  constructor(act_: Act) {
    this.act = act_;
  }
  check(): boolean {
    return true;
  }
  async run(_model: object, journey: OpenJourney): Promise<void> {
    await takeStep(journey, this.act);
  }
  toString(): string {
    return JSON.stringify(this.act);
  }
}

/** The acts of one journey. */
export const createActs = (maxCommands: number) =>
  fc.commands(
    weightedActs.flatMap(({ weight, arbitrary }) => {
      const command = arbitrary.map((one) => new ActCommand(one));
      return Array.from({ length: weight }, () => command);
    }),
    { maxCommands, size: 'max' },
  );

/** The stories of the back end, by page: what it asks, and what it decides. */
export const stories = {
  'ondara-es': [
    'few-first_name.iban+at-once',
    'few-first_name.iban',
    'few-first_name.iban+at-once+declined',
    'few-first_name.employment_status.iban+at-once+error-iban',
    'few-first_name.iban+at-once+cofidis-offer',
    'few-first_name.iban+at-once+cofidis-offer+instabank-offer',
    'few-first_name.iban+at-once+ipfd-offer-choice+cofidis-offer+marital-details',
    'few-first_name.iban+at-once+ipfd-offer-choice',
    'few-first_name.iban+at-once+mobile-verification+dynamic-consents',
    'few-first_name.iban+at-once+marital-details+thank-you',
    'few-first_name.iban+never',
    'at-once',
  ],
  'pravelo-pl': [
    'at-once',
    'at-once+declined',
    'at-once+error-first_name',
    'at-once+mobile-verification',
    'at-once+provident-offer+thank-you',
    'at-once+provident-offer+proficredit-offer',
    'at-once+wniosek',
  ],
} as const;
