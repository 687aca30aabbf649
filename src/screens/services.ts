import { createContext, use, type ComponentType } from 'react';
import type { OptionNames } from '../domain/countries/optionNames';
import type { Questionnaire } from '../domain/pages/questionnaire';
import type { Page } from '../domain/pages/resolvePage';
import type { AnswerReader } from '../form/engine/answerReader';
import type { CompanyLookUp } from '../form/lookUps/companyLookUp';
import type { LookUp } from '../form/lookUps/lookUp';
import type { LazyLoader } from '../platform/loading/loadOnce';
import type { LateAssets } from './lateAssets';
import type { LoanSummaryProps } from './step/LoanSummary';

/** What a form does with answers before they are submitted. Its code loads after the first screen. */
export interface AnswerServices {
  /** Loads the validation rules of a questionnaire on first use. */
  readonly loadReader: (questionnaire: Questionnaire) => Promise<AnswerReader>;
  /** Returns the same rules if they are loaded. */
  readonly getLoadedReader: (questionnaire: Questionnaire) => AnswerReader | null;
  /** What people call the options of long lists; null until it is loaded. The same function from render to render. */
  readonly getOptionNames: () => OptionNames | null;
  /** Suggestions and values from the server beside an answer. */
  readonly lookUp: LookUp;
  readonly companies: CompanyLookUp;
}

/** Parts of a step that a page has only if its row asks for them. On another page they show nothing. */
export interface RowParts {
  readonly CallBackForm: ComponentType<{ readonly page: Page }>;
  readonly EligibilityList: ComponentType<{ readonly page: Page }>;
}

/** What the screens get of this build and its configuration. Everything else they import from the layers below. */
export interface ScreenServices extends RowParts {
  readonly answers: AnswerServices;
  /** Loads what the screens after the form need of this build. Returns the same promise until it fails. */
  readonly loadLateAssets: LazyLoader<LateAssets>;
  /** The address of a route of this application for links. */
  readonly getHref: (route: string) => string;
  /** How long answers are stored in this browser after the last one, in milliseconds. */
  readonly storedExpirationMs: number;
  /** The loan on a first step that asks for something else; null if the first step asks for the loan. */
  readonly LoanSummary: ComponentType<LoanSummaryProps> | null;
  /** Whether creating a lead needs a captcha from a third party. */
  readonly isCaptchaEnabled: boolean;
}

export const ServicesContext = createContext<ScreenServices | null>(null);

export function useServices(): ScreenServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('A screen was rendered outside the application.');
  return services;
}
