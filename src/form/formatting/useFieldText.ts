import { useTranslation } from '../../platform/i18n/texts';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import { useStepContext } from '../engine/StepContext';

/** The texts of one question: label, mark, hint. The label is hidden if the heading of the step is the same. */
export function useFieldText({ name, point }: PageQuestion) {
  const { lookUps, headingQuestion } = useStepContext();
  const { t, i18n } = useTranslation();
  const getOptionalText = (key: string) => (i18n.exists(key) ? t(key) : undefined);
  const hints = [getOptionalText(`fieldsˆ${name}>hint`), getOptionalText(`fieldsˆ${name}>why`)];
  const hint = hints.filter(Boolean).join(' ');
  const isAnswered = point.kind === 'number' && point.initial !== undefined;
  const optionalMark =
    point.optional === true && point.kind !== 'consent' && !isAnswered ? t('commonˆoptional') : undefined;
  return {
    isLabelHidden: headingQuestion === name,
    label: t(`fieldsˆ${name}>label`),
    mark: lookUps.filledIn.has(name) ? t('commonˆfilled_in') : optionalMark,
    hint: hint === '' ? undefined : hint,
  };
}
