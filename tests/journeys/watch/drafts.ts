import type { QuestionInput, QuestionnaireInput } from '../../../src/domain/catalogue/input';
import { selectApplicationId } from '../../../src/state/selectors/journey';
import type { WatchedTab } from './watchedTab';

/** What was typed last in each field of a form, and not submitted. */
type Typed = Map<string, QuestionInput>;

/** Follows what is typed and not submitted. Tabs mix it by field, so a field counts in which somebody has typed something else. */
export function createDrafts() {
  const drafts = new Map<string, Map<string, Typed>>();
  return {
    /**
     * @param before the draft of the tab before the applicant typed
     */
    onTyped: (
      application: string,
      form: string,
      before: QuestionnaireInput | undefined,
      input: QuestionnaireInput,
    ) => {
      const own = drafts.get(application) ?? new Map<string, Typed>();
      const typed = own.get(form) ?? new Map<string, QuestionInput>();
      for (const [name, value] of Object.entries(input))
        if (JSON.stringify(value) !== JSON.stringify(before?.[name])) typed.set(name, value);
      drafts.set(application, own.set(form, typed));
    },
    /** The form is submitted, or its state has passed. */
    onSubmitted: (application: string, form: string) => {
      drafts.get(application)?.delete(form);
    },
    /** What was typed last in a form of a step and is not in this tab; null if everything is. */
    findLost: ({ store }: WatchedTab): string | null => {
      const state = store.getState();
      for (const [form, typed] of drafts.get(selectApplicationId(state)) ?? [])
        for (const [name, value] of typed) {
          const present = JSON.stringify(state.dynamicPages.drafts[form]?.[name]);
          if (present !== JSON.stringify(value))
            return `${name} of ${form} holds ${present}, typed was ${JSON.stringify(value)}`;
        }
      return null;
    },
  };
}
