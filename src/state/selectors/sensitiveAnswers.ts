import { isSensitive } from '../../domain/catalogue/sensitivity';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import { isEndState } from '../../domain/journey/states/progressStates';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions, type QuestionIndex } from '../../domain/pages/questionIndex';
import type { RootState } from '../root';
import { selectProgressState } from './journey';

/** Whether there are sensitive answers: in the lead, in a draft, or in what the server sent about a lead that has not ended. */
export function hasSensitiveAnswers(state: RootState, page: Page): boolean {
  const { leadApplication, dynamicPages } = state;
  if (leadApplication.application.id !== undefined && !isEndState(selectProgressState(state))) return true;
  const questions = indexQuestions(page.steps);
  const answers = getAnswers(questions, leadApplication.application);
  const isAnswered = ({ name, point }: PageQuestion) => isSensitive(point) && answers[name] !== undefined;
  if ([...questions.values()].some(isAnswered)) return true;
  return Object.values(dynamicPages.drafts).some((draft) => hasSensitiveInput(draft, questions));
}

/** A control that belongs to no question of the page, as on the screen of a state, counts as sensitive. */
function hasSensitiveInput(draft: QuestionnaireInput, questions: QuestionIndex): boolean {
  return Object.entries(draft).some(([control, input]) => {
    const question = questions.get(control);
    const points = question?.row?.map(({ point }) => point) ?? [question?.point];
    return isFilledIn(input) && points.some((point) => point === undefined || isSensitive(point));
  });
}

function isFilledIn(input: QuestionInput): boolean {
  return typeof input === 'string' ? input !== '' : input !== false;
}
