import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatMoney, parseMoney } from '../../../domain/countries/money';
import { snapped } from '../../../domain/journey/arrival/entry';
import { controlOf, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import { FieldFrame } from '../../../ui/FieldFrame';
import { Slider } from '../../../ui/Slider';
import { TextInput } from '../../../ui/TextInput';
import { useStepContext } from '../../engine/StepContext';
import { useLine } from '../../engine/useLine';
import { periodText } from '../../messages/messages';
import { moneySigns } from '../../words/moneySigns';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';

/** The loan's amount or period: by slider and by typing, two views of one answer. */
export function LoanField({ asked }: FieldProps) {
  const { ref, initial, change, leave, error } = useLine(asked);
  const words = useWords(asked);
  const { page } = useStepContext();
  const { i18n } = useTranslation();
  const isAmount = asked.point.kind === 'amount';
  return (
    <FieldFrame id={controlId(asked)} {...words} error={error}>
      {(wiring) => (
        <>
          <TextInput
            {...wiring}
            {...(isAmount ? moneySigns(page.facts, i18n.language) : { after: <PeriodUnit asked={asked} /> })}
            ref={ref}
            name={controlOf(asked)}
            defaultValue={initial}
            isHero={isAmount}
            fits={isAmount ? 'full' : 'short'}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            aria-required
            onChange={(event) => change(event.target.value)}
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

/** Where the slider stands for what is typed: on the nearest of its steps, and at its low end for what is no number. */
function useStanding(asked: AskedDataPoint): number {
  const { control, page } = useStepContext();
  const typed = useWatch({ control, name: controlOf(asked) });
  const limits = limitsOf(asked, page);
  const value = typeof typed === 'string' ? parseMoney(typed, page.facts.currency) : undefined;
  return snapped(value ?? limits.min, limits);
}

function limitsOf({ point }: AskedDataPoint, { definition }: ReturnType<typeof useStepContext>['page']) {
  return point.kind === 'amount' ? definition.amount : definition.period;
}
