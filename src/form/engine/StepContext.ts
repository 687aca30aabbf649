import { createContext, use } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';
import type { Typed } from '../../domain/catalogue/typed';
import type { Company } from '../../domain/lead/company';
import type { Answers, AskedDataPoint } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { PolicyWords } from '../consents/policyWords';
import type { Shown } from '../lookUps/stepLookUps';
import type { Move, Notices } from '../messages/notices';
import type { HeldForm } from './useStepForm';

/** What the fields of one step share. No field asks which brand, country or step it stands in. */
export interface StepContextValue extends Shown {
  readonly page: Page;
  /** What the server says of the consents; none until it has told. */
  readonly policies: readonly PolicyWords[];
  /** Answers of other steps and of this one as the lead holds them. */
  readonly known: Answers;
  /** The name of the question that the heading of the step asks, where it has only one. */
  readonly headed: DataPointName | undefined;
  /** Judges a field that was left, if something was typed in it, and writes what it read as country and language do. */
  readonly left: (asked: AskedDataPoint) => void;
  /** Takes a new value, and the error away as soon as it is mended. */
  readonly changed: (asked: AskedDataPoint, typed: Typed) => void;
  /** One of the companies suggested for a question was chosen; with null none of them. */
  readonly chose: (asked: AskedDataPoint, company: Company | null) => void;
  /** What fields hear of themselves from. Who writes into it tells by `typed` that the applicant did. */
  readonly form: HeldForm;
  readonly typed: () => void;
  /** Questions have other controls from now on: what is told softly beside them goes along. */
  readonly moved: (move: Move) => void;
  /** Soft questions, each told beside its control. */
  readonly notices: Pick<Notices, 'at' | 'hear'>;
}

const StepContext = createContext<StepContextValue | null>(null);

export const StepContextProvider = StepContext;

export function useStepContext(): StepContextValue {
  const value = use(StepContext);
  if (value === null) throw new Error('A field was rendered outside a step.');
  return value;
}
