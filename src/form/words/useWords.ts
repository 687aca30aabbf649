import { useTranslation } from 'react-i18next';
import type { AskedDataPoint } from '../../domain/pages/resolvePage';
import { useStepContext } from '../engine/StepContext';

/** The words around one question: label, mark, hint. A country's own words come before the general ones. */
export function useWords({ name, point }: AskedDataPoint) {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const context = page.facts.code;
  const optional = (key: string) => (i18n.exists(key, { context }) ? t(key, { context }) : undefined);
  const hint = [optional(`fieldsˆ${name}>hint`), optional(`fieldsˆ${name}>why`)].filter(Boolean).join(' ');
  return {
    label: t(`fieldsˆ${name}>label`, { context }),
    mark: point.optional === true && point.kind !== 'consent' ? t('commonˆoptional') : undefined,
    hint: hint === '' ? undefined : hint,
  };
}

/** The words of a choice; a country's own come before the general ones. */
export function useOptionText(name: string): (option: string) => string {
  const { page } = useStepContext();
  const { t } = useTranslation();
  return (option) => t(`fieldsˆ${name}>options>${option}`, { context: page.facts.code });
}
