import type { TFunction } from 'i18next';
import { soleQuestion, type Questionnaire } from '../../domain/pages/questionnaire';

/** What heads a questionnaire: its only question where there is one, so that nothing is asked twice; else its own title. */
export function titleOf(questionnaire: Questionnaire, t: TFunction): string {
  const question = soleQuestion(questionnaire);
  if (question === undefined) return t(`stepsˆ${questionnaire.key}>title`);
  const label = t(`fieldsˆ${question.name}>label`);
  return question.point.optional === true ? `${label} ${t('commonˆoptional')}` : label;
}
