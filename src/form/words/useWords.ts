import { useTranslation } from '../../platform/texts';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import { useStepContext } from '../engine/StepContext';

/** The words around one question: label, mark, hint. Its label is not shown where the heading of the step is the same. */
export function useWords({ name, point }: AskedDataPoint) {
  const { filledIn } = useStepContext();
  const { t, i18n } = useTranslation();
  const { headed } = useStepContext();
  const optional = (key: string) => (i18n.exists(key) ? t(key) : undefined);
  const hint = [optional(`fieldsˆ${name}>hint`), optional(`fieldsˆ${name}>why`)].filter(Boolean).join(' ');
  const optionalMark = point.optional === true && point.kind !== 'consent' ? t('commonˆoptional') : undefined;
  return {
    isLabelHidden: headed === name,
    label: t(`fieldsˆ${name}>label`),
    mark: filledIn.has(name) ? t('commonˆfilled_in') : optionalMark,
    hint: hint === '' ? undefined : hint,
  };
}
