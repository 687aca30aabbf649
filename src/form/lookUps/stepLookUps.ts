import type { DataPoint } from '../../domain/catalogue/kinds';
import type { DataPointName } from '../../domain/catalogue/names';
import { isLookedUp, isNarrowed, valuesOf } from '../../domain/catalogue/options';
import type { Company } from '../../domain/lead/company';
import type { AskedDataPoint, Questionnaire } from '../../domain/pages/questionnaire';
import type { Questions } from '../../domain/pages/stepSequence';
import type { AnswerReader } from '../engine/answerReader';
import { answerOf, offersOf, type Around, type Offers } from './around';
import { makeAsker, type Asker } from './asker';
import { heldAfter } from './heldAfter';
import type { Suggested } from './companies';
import type { Found, LookedUp } from './lookUp';
import { lookUpsOf, type StepLookUp } from './lookUpsOf';
import type { Suggester } from './suggester';

/** Milliseconds without a further change before an answer that holds is looked up with. */
const pause = 250;

/** What the fields of a step show of its look-ups. */
export interface Shown {
  /** By the question that it is for; null until what follows the look-ups is loaded. */
  readonly lookedUp: Partial<Record<DataPointName, LookedUp>> | null;
  /** What was filled in for the applicant and stands so, by question. */
  readonly filledIn: ReadonlyMap<DataPointName, string>;
  /** Companies to choose from, where there are any. */
  readonly suggested: Suggested | null;
}

export interface StepLookUps {
  readonly shown: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins with the answers that stand already. Answers how to end it all. */
  readonly start: (around: () => Around) => () => void;
  /** The applicant has changed an answer. */
  readonly changed: (asked: AskedDataPoint) => void;
  /** The applicant has left a question. */
  readonly left: (asked: AskedDataPoint) => void;
  /** The applicant has chosen one of the companies suggested for the question, or with null none of them. */
  readonly chose: (asked: AskedDataPoint, company: Company | null) => void;
}

/** One look-up and how it stands. */
interface Followed {
  readonly lookUp: StepLookUp;
  readonly asker: Asker<Found>;
  /** What it put into questions, and the applicant left so. */
  readonly filled: Map<DataPointName, string>;
  isAsking: boolean;
  /** Null before it has ended for the first time. */
  offers: Offers | null;
}

/**
 * Follows the answers that a step looks something up with, and offers and fills in what is found. An answer is looked up with
 * when it holds: a moment after it was changed, a free text when it is left, because only then it is known to be whole.
 */
export function makeStepLookUps(questionnaire: Questionnaire, questions: Questions): StepLookUps {
  const all = lookUpsOf(questionnaire, questions).map((lookUp): Followed => ({
    lookUp,
    asker: makeAsker(),
    filled: new Map(),
    isAsking: false,
    offers: null,
  }));
  const touched = new Set<DataPointName>();
  const listeners = new Set<() => void>();
  let shown: Shown = { lookedUp: lookedUpBy(all), filledIn: new Map(), suggested: null };
  let around: (() => Around) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (filledIn: Shown['filledIn'], suggested = shown.suggested) => {
    shown = { lookedUp: lookedUpBy(all), filledIn, suggested };
    for (const listener of listeners) listener();
  };
  const suggest = (suggested: Suggested | null) => {
    if (suggested !== shown.suggested) show(shown.filledIn, suggested);
  };
  let suggester: Suggester | null = null;
  /** Without what suggests companies their name is written like any other. */
  const loadSuggester = async () => {
    const loaded = await import('./suggester').catch(() => null);
    suggester = loaded?.makeSuggester(pause, () => around?.() ?? null, suggest) ?? null;
  };
  const followAll = async (isDue: (driver: AskedDataPoint | undefined) => boolean) => {
    clearTimeout(timer);
    // Where the rules cannot be loaded nothing is sent either: the next change tries again.
    const reader = await around?.()
      .loadReader()
      .catch(() => null);
    if (!reader) return;
    for (const one of all) if (isDue(one.lookUp.driver)) void follow(one, reader);
  };
  const follow = async (one: Followed, reader: AnswerReader) => {
    if (around === null) return;
    around().take();
    await ask(one, reader);
  };
  const ask = async (one: Followed, reader: AnswerReader) => {
    if (around === null) return;
    const { lookUp } = around();
    const answer = answerOf(one.lookUp, reader, around());
    if (!answer.ok && one.lookUp.driver?.point.kind === 'choice') {
      one.asker.stop();
      end(one, 'unasked', reader, around());
    } else if (!answer.ok) {
      // Not right, or not yet: what is offered stays.
      one.asker.stop();
      one.isAsking = false;
      show(shown.filledIn);
    } else if (answer.value === undefined) {
      one.asker.stop();
      end(one, null, reader, around());
    } else if (!one.asker.isAbout(String(answer.value))) {
      one.isAsking = true;
      show(shown.filledIn);
      const found = await one.asker.ask(String(answer.value), (value, signal) =>
        lookUp(one.lookUp.name, value, signal),
      );
      if (found === undefined) return;
      around().take();
      end(one, found, reader, around());
    }
  };
  /** `unasked`: nothing is chosen that could be looked up with, so that nothing follows from it. */
  const end = (one: Followed, found: Found | null | 'unasked', reader: AnswerReader, step: Around) => {
    const before = one.offers ?? {};
    const typed = step.typed();
    const offers = found === 'unasked' ? {} : offersOf(one.lookUp, found, reader, step);
    one.isAsking = false;
    one.offers = found === 'unasked' ? null : offers;
    let { filledIn } = shown;
    const moved: DataPointName[] = [];
    for (const { asked, isFilled } of step.isSending() ? [] : one.lookUp.targets) {
      const { name, point } = asked;
      const standing = typed[name];
      const held = typeof standing === 'string' ? standing : '';
      const next = heldAfter({
        held,
        filled: one.filled.get(name),
        isTouched: touched.has(name),
        isFilled,
        isLookedUp: point.kind === 'choice' && (isLookedUp(point.options) || isNarrowed(point.options)),
        before: choosable(point, before[name], step),
        offers: choosable(point, offers[name], step),
      });
      if (next === held) continue;
      one.filled.set(name, next);
      filledIn = withFilled(filledIn, name, next);
      step.put(asked, next);
      moved.push(name);
    }
    show(filledIn);
    // What is looked up with an answer that came or went goes along. The controls do not show it yet: nothing is taken from them.
    for (const other of all) {
      const { driver } = other.lookUp;
      if (driver !== undefined && moved.includes(driver.name)) void ask(other, reader);
    }
  };
  const choose = async (asked: AskedDataPoint, company: Company | null) => {
    suggester?.stop();
    suggest(null);
    const step = around?.();
    if (company === null || step === undefined) return;
    touched.add(asked.name);
    step.put(asked, company.name);
    await step.companies.keep(company);
    const driven = all.filter(({ lookUp }) => lookUp.driver?.name === asked.name);
    // It may have been asked about this name before, when nobody had chosen.
    for (const { asker } of driven) asker.stop();
    if (driven.length > 0) await followAll((driver) => driver?.name === asked.name);
  };
  const isDriver = ({ name }: AskedDataPoint) => all.some(({ lookUp }) => lookUp.driver?.name === name);

  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (step) => {
      around = step;
      if (all.length > 0) void followAll(() => true);
      if (suggester === null && questionnaire.dataPoints.some(suggestsCompanies)) void loadSuggester();
      return () => {
        around = null;
        clearTimeout(timer);
        suggester?.stop();
        for (const { asker } of all) asker.stop();
      };
    },
    changed: (asked) => {
      touched.add(asked.name);
      if (shown.filledIn.has(asked.name)) show(withFilled(shown.filledIn, asked.name, ''));
      if (suggestsCompanies(asked)) suggester?.changed(asked);
      if (!isDriver(asked)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void followAll((driver) => driver?.point.kind !== 'text'), pause);
    },
    left: (asked) => {
      if (isDriver(asked)) void followAll(() => true);
    },
    chose: (asked, company) => void choose(asked, company),
  };
}

/** What can be chosen where this is offered: where nothing is, a choice that has values of its own offers all of them. */
function choosable(point: DataPoint, offers: readonly string[] = [], { page }: Around): readonly string[] {
  if (point.kind !== 'choice' || !isNarrowed(point.options)) return offers;
  return valuesOf(point.options, { facts: page.facts, answers: {}, lookedUp: offers });
}

/** An empty value takes the question out. */
function withFilled(filledIn: Shown['filledIn'], name: DataPointName, value: string): Shown['filledIn'] {
  const others = [...filledIn].filter(([other]) => other !== name);
  return new Map(value === '' ? others : [...others, [name, value]]);
}

function suggestsCompanies({ point }: AskedDataPoint): boolean {
  return point.kind === 'text' && point.suggests === 'companies';
}

function lookedUpBy(all: readonly Followed[]): Shown['lookedUp'] {
  return Object.fromEntries(
    all.flatMap(({ lookUp, isAsking, offers }) =>
      lookUp.targets.map(({ asked: { name } }): [string, LookedUp] => {
        const offered = offers?.[name] ?? [];
        const kind = offered.length > 0 ? 'found' : offers === null ? 'waiting' : 'nothing';
        return [name, { kind, isAsking, offers: offered }];
      }),
    ),
  );
}
