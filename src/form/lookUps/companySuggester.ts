import type { Company } from '../../domain/lead/company';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { AnswerReader } from '../engine/answerReader';
import type { CompanyLookUp, CompanySuggestions } from './companyLookUp';
import { createLatestQuery } from './latestQuery';
import type { LookUpContext } from './lookUpContext';
import { whenReleased } from '../../platform/events/press';

const minCharacters = 3;
const maxSuggestions = 5;

interface CompanySuggester {
  readonly onChange: (question: PageQuestion) => void;
  /** The applicant has chosen a company for the question, or none of them. Resolves to whether one is chosen. */
  readonly choose: (question: PageQuestion, company: Company | null) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Finds companies while a question is typed that suggests them. `show` receives null if there is nothing to show any more. */
export function createCompanySuggester(
  delayMs: number,
  getContext: () => LookUpContext | null,
  show: (suggestions: CompanySuggestions | null) => void,
): CompanySuggester {
  const query = createLatestQuery<readonly Company[]>(whenReleased);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    query.cancel();
  };
  /** The companies whose name the question accepts, each once, with the name as the lead will have it. */
  const findValid = (found: readonly Company[], question: PageQuestion, reader: AnswerReader) => {
    const valid = found.flatMap((company) => {
      const result = reader.read(question.point, company.name, {});
      return result.ok ? [{ ...company, name: String(result.value) }] : [];
    });
    return [...new Map(valid.map((company) => [JSON.stringify(company), company])).values()];
  };
  const suggest = async (question: PageQuestion, text: string, companies: CompanyLookUp) => {
    const found = await query.run(text, companies.find);
    if (found === undefined) return;
    const reader = await getContext()
      ?.loadReader()
      .catch(() => null);
    const valid = found && reader ? findValid(found, question, reader) : [];
    if (!query.isCurrent(text)) return;
    show(valid.length === 0 ? null : { name: question.name, companies: valid.slice(0, maxSuggestions) });
  };
  return {
    cancel,
    onChange: (question) => {
      cancel();
      const context = getContext();
      const input = context?.readValues()[question.name];
      if (context === null || typeof input !== 'string' || input.trim().length < minCharacters) show(null);
      else timer = setTimeout(() => void suggest(question, input.trim(), context.companies), delayMs);
    },
    choose: async (question, company) => {
      cancel();
      show(null);
      const context = getContext();
      if (company === null || context === null) return false;
      context.setValue(question, company.name);
      await context.companies.choose(company, question.name);
      return true;
    },
  };
}
