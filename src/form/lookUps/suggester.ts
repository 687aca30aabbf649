import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import type { AnswerReader } from '../engine/answerReader';
import { makeAsker } from './asker';
import type { Around } from './around';
import type { Companies, Suggested } from './companies';
import type { Company } from '../../domain/lead/company';

/** Characters of a name before companies are looked for, and the most that are shown. */
const fewestCharacters = 3;
const mostShown = 5;

export interface Suggester {
  /** The applicant has changed the question. */
  readonly changed: (asked: AskedDataPoint) => void;
  readonly stop: () => void;
}

/** Looks for companies while a question is typed that they are suggested for. Null: there is none to show any more. */
export function makeSuggester(
  pause: number,
  around: () => Around | null,
  show: (suggested: Suggested | null) => void,
): Suggester {
  const asker = makeAsker<readonly Company[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    asker.stop();
  };
  /** Those whose name the question would take, each once. */
  const rightOf = (found: readonly Company[], asked: AskedDataPoint, reader: AnswerReader) => {
    const right = found.filter(({ name }) => reader.read(asked.point, name, {}).ok);
    return [...new Map(right.map((company) => [JSON.stringify(company), company])).values()];
  };
  const find = async (asked: AskedDataPoint, typed: string, companies: Companies) => {
    const found = await asker.ask(typed, companies.find);
    if (found === undefined) return;
    const reader = await around()
      ?.loadReader()
      .catch(() => null);
    const right = found && reader ? rightOf(found, asked, reader) : [];
    if (asker.isAbout(typed))
      show(right.length === 0 ? null : { name: asked.name, companies: right.slice(0, mostShown) });
  };
  return {
    stop,
    changed: (asked) => {
      stop();
      const step = around();
      const typed = step?.typed()[asked.name];
      if (step === null || typeof typed !== 'string' || typed.trim().length < fewestCharacters) show(null);
      else timer = setTimeout(() => void find(asked, typed.trim(), step.companies), pause);
    },
  };
}
