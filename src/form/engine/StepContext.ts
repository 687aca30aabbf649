import { createContext, use } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';
import type { QuestionInput } from '../../domain/catalogue/input';
import type { Company } from '../../domain/lead/company';
import type { Answer, Answers, PageQuestion } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { PolicyText } from '../consents/policyText';
import type { FormControls } from '../controls/formControls';
import type { LookUpState } from '../lookUps/lookUpController';
import type { MoveByControl, Notices } from '../messages/notices';

/** What the fields of a step share. No field depends on the brand, the country or the step that it is part of. */
export interface StepContextValue extends LookUpState {
  readonly page: Page;
  /** The texts of the consents. Empty until the server has sent them. */
  readonly policies: readonly PolicyText[];
  /** The only question of the step, if the heading asks it. */
  readonly headingQuestion: DataPointName | undefined;
  /** The values and errors. Code that edits a value directly calls `onEdit` after it. */
  readonly controls: FormControls;
  readonly onEdit: () => void;
  /** Writes a new value, and removes the error that it corrects. */
  readonly onChange: (question: PageQuestion, input: QuestionInput) => void;
  /** Validates an edited field that is left, and writes a valid answer in the format of the country and the language. */
  readonly onLeave: (question: PageQuestion) => void;
  /** The applicant has chosen one of the suggested companies; null for none of them. */
  readonly onChooseCompany: (question: PageQuestion, company: Company | null) => void;
  /** Rows have moved, so questions have other controls: their notices move with them. */
  readonly onMoveRows: (move: MoveByControl) => void;
  /** The notices beside controls. */
  readonly notices: Pick<Notices, 'get' | 'subscribe'>;
}

const StepContext = createContext<StepContextValue | null>(null);

export const StepContextProvider = StepContext;

export function useStepContext(): StepContextValue {
  const value = use(StepContext);
  if (value === null) throw new Error('A field was rendered outside a step.');
  return value;
}

/** The answers of the lead, to this step and to others. They change with each submit, so they are no part of what every field reads. */
const KnownAnswersContext = createContext<Answers>({});

export const KnownAnswersProvider = KnownAnswersContext;

/** The answer of the lead to a question. Renders when the lead changes; with null never. */
export function useKnownAnswer(name: DataPointName | null): Answer | undefined {
  return name === null ? undefined : use(KnownAnswersContext)[name];
}
