import type { TFunction } from 'i18next';
import { findSoleQuestion, type Questionnaire } from '../../domain/pages/questionnaire';

/** The title of a questionnaire. If it has only one question, its label is the title, so that it is asked once. */
export function getQuestionnaireTitle(questionnaire: Questionnaire, t: TFunction): string {
  const question = findSoleQuestion(questionnaire);
  if (question === undefined) return t(`stepsˆ${questionnaire.key}>title`);
  const label = t(`fieldsˆ${question.name}>label`);
  return question.point.optional === true ? `${label} ${t('commonˆoptional')}` : label;
}
