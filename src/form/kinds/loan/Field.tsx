import { useTranslation } from '../../../platform/i18n/texts';
import { formatAmount, formatMoney } from '../../../domain/countries/money';
import { getControlName } from '../../../domain/pages/questionnaire';
import { FieldFrame } from '../../../ui/FieldFrame';
import { Slider } from '../../../ui/Slider';
import { TextInput } from '../../../ui/TextInput';
import { useStepContext } from '../../engine/StepContext';
import { toText, useField } from '../../engine/useField';
import { getMoneyAffixes } from '../../formatting/getMoneyAffixes';
import { useFieldText } from '../../formatting/useFieldText';
import { formatPeriod } from '../../messages/formatError';
import { getControlId, type FieldProps } from '../fieldProps';
import { getLoanLimits, useSliderValue } from './useSliderValue';

/** The loan's amount or period: a slider and a line of text for one answer. */
export function LoanField({ question }: FieldProps) {
  const { value, onChange, onBlur, error } = useField(question);
  const text = useFieldText(question);
  const { page } = useStepContext();
  const { i18n } = useTranslation();
  const isAmount = question.point.kind === 'amount';
  const affixes = isAmount
    ? getMoneyAffixes(page.facts, i18n.language)
    : { suffix: <PeriodUnit question={question} /> };
  return (
    <FieldFrame id={getControlId(question)} {...text} error={error} isInline={!isAmount}>
      {(control) => (
        <>
          <TextInput
            {...control}
            {...affixes}
            name={getControlName(question)}
            value={toText(value)}
            figure={isAmount ? 'large' : 'small'}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            aria-required
            onInput={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <LoanSlider question={question} label={text.label} onChange={onChange} />
        </>
      )}
    </FieldFrame>
  );
}

/** The unit of the period, in the plural form of the number. */
function PeriodUnit({ question }: FieldProps) {
  const { page } = useStepContext();
  const { t } = useTranslation();
  return t(`commonˆ${page.definition.periodScale}_unit`, { count: useSliderValue(question) });
}

interface LoanSliderProps extends FieldProps {
  readonly label: string;
  readonly onChange: (text: string) => void;
}

function LoanSlider({ question, label, onChange }: LoanSliderProps) {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const value = useSliderValue(question);
  const isAmount = question.point.kind === 'amount';
  const limits = getLoanLimits(question, page);
  const format = { currency: page.facts.currency, languageTag: i18n.language };
  const formatValue = (next: number) =>
    isAmount ? formatMoney(next, format) : formatPeriod(next, { t, page });
  return (
    <Slider
      controlName={getControlName(question)}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      value={value}
      onChange={(next) => onChange(isAmount ? formatAmount(next, format) : String(next))}
      label={t('commonˆslider', { label })}
      valueText={formatValue(value)}
      minText={formatValue(limits.min)}
      maxText={formatValue(limits.max)}
    />
  );
}
