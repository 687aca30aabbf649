import type { QuestionnaireInput } from '../../../src/domain/catalogue/input';
import { selectApplicationId } from '../../../src/state/selectors/journey';
import type { WatchedTab } from './watchedTab';

/** Follows what is typed and not submitted. */
export function createDrafts() {
  const drafts = new Map<string, Map<string, string>>();
  return {
    onTyped: (application: string, form: string, input: QuestionnaireInput) => {
      const own = drafts.get(application) ?? new Map<string, string>();
      drafts.set(application, own.set(form, JSON.stringify(input)));
    },
    /** The form is submitted, or its state has passed. */
    onSubmitted: (application: string, form: string) => {
      drafts.get(application)?.delete(form);
    },
    /** What was typed last in a form of a step and is not in this tab; null if everything is. */
    findLost: ({ store }: WatchedTab): string | null => {
      const state = store.getState();
      for (const [form, typed] of drafts.get(selectApplicationId(state)) ?? []) {
        const present = JSON.stringify(state.dynamicPages.drafts[form]);
        if (present !== typed) return `${form} holds ${present}, typed was ${typed}`;
      }
      return null;
    },
  };
}
