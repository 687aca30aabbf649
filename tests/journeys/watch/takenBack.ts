import { readPath, type JourneyCall } from '../calls';
import type { WatchedTab } from './watchedTab';

/** The answers to a form, each by the place that it has in a body. */
export type PlacedAnswers = ReadonlyMap<string, unknown>;

/** What the applicant has pressed last, and what has been taken back of it before it was sent. */
interface LastPress {
  readonly tab: WatchedTab;
  readonly form: string;
  readonly answers: PlacedAnswers;
  readonly withdrawn: Map<string, string>;
}

/** Follows the answers that the applicant has changed before their request left the browser. */
export function createTakenBack(wasFull: () => boolean, report: (problem: string) => void) {
  const presses = new Map<string, LastPress>();
  /** The places of all answers that were pressed: a call also sends those of earlier presses. */
  const places = new Set<string>();
  /** The values that have left the browser, by application and place. */
  const left = new Set<string>();
  /** The keys of the calls that have left it. A call that is repeated sends nothing new. */
  const sentKeys = new Set<string>();
  const describe = (application: string, place: string, value: string) => `${application} ${place} ${value}`;
  return {
    /** The applicant presses a button. What was taken back before does not count any more. */
    onPress: (tab: WatchedTab, application: string, form: string, answers: PlacedAnswers) => {
      presses.set(application, { tab, form, answers, withdrawn: new Map() });
      for (const place of answers.keys()) places.add(place);
    },
    /**
     * The applicant types into a form. What the tab has shown before is no change, also if another tab has changed it since.
     */
    onTyped: (
      tab: WatchedTab,
      application: string,
      { key: form, answers: typed }: { readonly key: string; readonly answers: PlacedAnswers },
      shownBefore: PlacedAnswers,
    ) => {
      const press = presses.get(application);
      if (press === undefined || press.form !== form) return;
      // With a full storage the tab that pressed cannot learn what is typed in another.
      if (press.tab !== tab && wasFull()) return;
      for (const [place, answer] of press.answers) {
        const value = JSON.stringify(answer);
        const isSent = left.has(describe(application, place, value));
        if (JSON.stringify(typed.get(place)) === value) press.withdrawn.delete(place);
        else if (!isSent && JSON.stringify(typed.get(place)) !== JSON.stringify(shownBefore.get(place)))
          press.withdrawn.set(place, value);
      }
    },
    /** A call leaves the browser. */
    onCall: ({ session, application, method, path, key, body }: JourneyCall) => {
      if (method === 'GET' || (key !== null && sentKeys.has(key))) return;
      if (key !== null) sentKeys.add(key);
      const press = presses.get(application);
      // With a full storage a tab that pressed the same before cannot learn what is taken back in another.
      const isUnheard = wasFull() && press?.tab.session !== session;
      for (const place of places) {
        const value = JSON.stringify(readPath(body, place));
        left.add(describe(application, place, value));
        if (!isUnheard && value !== undefined && press?.withdrawn.get(place) === value)
          report(`${method} ${path} sent ${place} ${value}, which the applicant had changed before`);
      }
    },
  };
}
