import { useTranslation } from 'react-i18next';
import type { AskedDataPoint } from '../../domain/pages/resolvePage';
import { useStepContext } from '../engine/StepContext';

/** The words around one question: label, mark, hint. A country's own words come before the general ones. */
export function useWords({ name, point }: AskedDataPoint) {
  const { page, filledIn } = useStepContext();
  const { t, i18n } = useTranslation();
  const context = page.facts.code;
  const optional = (key: string) => (i18n.exists(key, { context }) ? t(key, { context }) : undefined);
  const hint = [optional(`fieldsˆ${name}>hint`), optional(`fieldsˆ${name}>why`)].filter(Boolean).join(' ');
  const optionalMark = point.optional === true && point.kind !== 'consent' ? t('commonˆoptional') : undefined;
  return {
    label: t(`fieldsˆ${name}>label`, { context }),
    mark: filledIn.has(name) ? t('commonˆfilled_in') : optionalMark,
    hint: hint === '' ? undefined : hint,
  };
}
