import { createContext, use } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';
import type { QuestionInput } from '../../domain/catalogue/input';
import type { OptionNames } from '../../domain/countries/optionNames';
import type { Company } from '../../domain/lead/company';
import type { Answer, Answers, PageQuestion } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { PolicyText } from '../consents/policyText';
import type { LookUpState } from '../lookUps/lookUpDisplay';
import type { Notices } from '../messages/notices';

/** What a field reports to its step. */
export interface FieldEvents {
  /** The applicant has edited the question: its messages and the draft follow. */
  readonly onEdit: (question: PageQuestion) => void;
  /** Writes an answer to a question and reports it as edited. */
  readonly onChange: (question: PageQuestion, input: QuestionInput) => void;
  /** The applicant has left the question. `validate` shows its error; null if it is not validated yet. */
  readonly onLeave: (question: PageQuestion, validate: (() => void) | null) => void;
  /** The applicant has chosen one of the suggested companies; null for none of them. */
  readonly onChooseCompany: (question: PageQuestion, company: Company | null) => void;
}

/** What the fields of a step share. No field depends on the brand, the country or the step that it is part of. */
export interface StepContextValue {
  readonly page: Page;
  /** Returns what people call the options of long lists besides their labels; null until it is loaded. */
  readonly getOptionNames: () => OptionNames | null;
  /** The only question of the step, if the heading asks it. */
  readonly headingQuestion: DataPointName | undefined;
  readonly lookUps: LookUpState;
  readonly events: FieldEvents;
  readonly notices: Pick<Notices, 'get' | 'subscribe'>;
}

/** What the fields of a step share; null outside a step. */
export const StepContext = createContext<StepContextValue | null>(null);

export function useStepContext(): StepContextValue {
  const value = use(StepContext);
  if (value === null) throw new Error('A field was rendered outside a step.');
  return value;
}

/** The texts of the consents. Empty until the server has sent them. Only the consents read them, so that their arrival renders no other field. */
export const PoliciesContext = createContext<readonly PolicyText[]>([]);

export const usePolicies = (): readonly PolicyText[] => use(PoliciesContext);

/** The answers of the lead, to this step and to others. They change with each submit, so they are no part of what every field reads. */
export const KnownAnswersContext = createContext<Answers>({});

/** The answer of the lead to a question. Renders when the lead changes; with null never. */
export function useKnownAnswer(name: DataPointName | null): Answer | undefined {
  return name === null ? undefined : use(KnownAnswersContext)[name];
}
