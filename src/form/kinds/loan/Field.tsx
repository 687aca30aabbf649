import { useTranslation } from '../../../platform/texts';
import { formatAmount, formatMoney } from '../../../domain/countries/money';
import { controlOf } from '../../../domain/pages/questionnaire';
import { FieldFrame } from '../../../ui/FieldFrame';
import { Slider } from '../../../ui/Slider';
import { TextInput } from '../../../ui/TextInput';
import { useStepContext } from '../../engine/StepContext';
import { useLine } from '../../engine/useLine';
import { periodText } from '../../messages/messages';
import { moneySigns } from '../../words/moneySigns';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import { limitsOf, useStanding } from './useStanding';

/** The loan's amount or period: by slider and by typing, two views of one answer. */
export function LoanField({ asked }: FieldProps) {
  const { ref, initial, change, leave, error } = useLine(asked);
  const words = useWords(asked);
  const { page } = useStepContext();
  const { i18n } = useTranslation();
  const isAmount = asked.point.kind === 'amount';
  return (
    <FieldFrame id={controlId(asked)} {...words} error={error} isBeside={!isAmount}>
      {(wiring) => (
        <>
          <TextInput
            {...wiring}
            {...(isAmount ? moneySigns(page.facts, i18n.language) : { after: <PeriodUnit asked={asked} /> })}
            ref={ref}
            name={controlOf(asked)}
            defaultValue={initial}
            figure={isAmount ? 'large' : 'small'}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            aria-required
            onBlur={leave}
          />
          <LoanSlider asked={asked} label={words.label} onChange={change} />
        </>
      )}
    </FieldFrame>
  );
}

/** What the number counts, in the form that the number asks for. */
function PeriodUnit({ asked }: FieldProps) {
  const { page } = useStepContext();
  const { t } = useTranslation();
  return t(`commonˆ${page.definition.periodScale}_unit`, { count: useStanding(asked) });
}

interface LoanSliderProps extends FieldProps {
  readonly label: string;
  /** As it is typed. */
  readonly onChange: (typed: string) => void;
}

function LoanSlider({ asked, label, onChange }: LoanSliderProps) {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const standing = useStanding(asked);
  const isAmount = asked.point.kind === 'amount';
  const limits = limitsOf(asked, page);
  const format = { currency: page.facts.currency, languageTag: i18n.language };
  const inWords = (value: number) => (isAmount ? formatMoney(value, format) : periodText(value, { t, page }));
  return (
    <Slider
      of={controlOf(asked)}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      value={standing}
      onChange={(next) => onChange(isAmount ? formatAmount(next, format) : String(next))}
      label={t('commonˆslider', { label })}
      valueText={inWords(standing)}
      minText={inWords(limits.min)}
      maxText={inWords(limits.max)}
    />
  );
}
