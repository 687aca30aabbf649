import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { DataPointName } from '../../domain/catalogue/names';
import { createListeners } from '../../platform/events/listeners';
import type { ValueChange } from './applyResult';
import type { CompanySuggestions } from './companyLookUp';
import type { LookUpResult } from './lookUp';
import { narrowSuggestions } from './narrowSuggestions';
import type { LookUpRun } from './stepLookUps';

/** What the fields of a step show of its look-ups. */
export interface LookUpState {
  /** By the question that the result is for. Null until this module is loaded. */
  readonly lookUpResults: Partial<Record<DataPointName, LookUpResult>> | null;
  /** Values that were filled in for the applicant and are unchanged, by question. */
  readonly filledIn: ReadonlyMap<DataPointName, string>;
  readonly companySuggestions: CompanySuggestions | null;
}

/** The state that the fields of a step subscribe to. */
export interface LookUpDisplay {
  readonly getState: () => LookUpState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Renders the results, and the values that the look-ups have changed. */
  readonly update: (changes?: readonly ValueChange[]) => void;
  readonly showCompanies: (suggestions: CompanySuggestions | null) => void;
}

/** @param readValues returns the values of the controls */
export function createLookUpDisplay(
  runs: readonly LookUpRun[],
  readValues: () => QuestionnaireInput,
): LookUpDisplay {
  const { subscribe, notify } = createListeners();
  let state: LookUpState = {
    lookUpResults: getResults(runs, {}),
    filledIn: new Map(),
    companySuggestions: null,
  };
  const set = (change: Partial<LookUpState>) => {
    state = { ...state, lookUpResults: getResults(runs, readValues()), ...change };
    notify();
  };
  return {
    getState: () => state,
    subscribe,
    update: (changes = []) => set({ filledIn: withChanges(state.filledIn, changes) }),
    showCompanies: (companySuggestions) => {
      if (companySuggestions !== state.companySuggestions) set({ companySuggestions });
    },
  };
}

/** Returns the same values if nothing has changed: fields compare them. */
function withChanges(
  filledIn: LookUpState['filledIn'],
  changes: readonly ValueChange[],
): LookUpState['filledIn'] {
  if (changes.length === 0) return filledIn;
  const next = new Map(filledIn);
  for (const { question, value } of changes) {
    next.delete(question.name);
    if (value !== '') next.set(question.name, value);
  }
  return next;
}

function getResults(runs: readonly LookUpRun[], typed: QuestionnaireInput): LookUpState['lookUpResults'] {
  return Object.fromEntries(
    runs.flatMap(({ definition, isLoading, progress: { values } }) =>
      definition.targets.map(({ question: { name, point } }): [string, LookUpResult] => {
        const found = values?.[name] ?? [];
        const offered = point.kind === 'choice' ? found : narrowSuggestions(found, typed[name]);
        const kind = found.length > 0 ? 'found' : values === null ? 'waiting' : 'nothing';
        return [name, { kind, isLoading, values: offered }];
      }),
    ),
  );
}
