import { useTranslation } from 'react-i18next';
import type { Limits } from '../../../domain/catalogue/limits';
import type { CurrencyCode } from '../../../domain/countries/country';
import { formatAmount, formatMoney, parseMoney } from '../../../domain/countries/money';
import { snapped } from '../../../domain/journey/arrival/entry';
import { FieldFrame } from '../../../ui/FieldFrame';
import { Slider } from '../../../ui/Slider';
import { TextInput } from '../../../ui/TextInput';
import { periodText } from '../../messages/messages';
import { moneySigns } from '../../words/moneySigns';
import { controlOf } from '../../../domain/pages/questionnaire';
import { useStepContext } from '../../engine/StepContext';
import { useAnswer } from '../../engine/useAnswer';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';

/** The loan's amount or period: by slider and by typing, two views of one answer. */
export function LoanField({ asked }: FieldProps) {
  const { typed, ref, change, leave, error } = useAnswer(asked);
  const words = useWords(asked);
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const isAmount = asked.point.kind === 'amount';
  const limits = isAmount ? page.definition.amount : page.definition.period;
  const languageTag = i18n.language;
  const format = { currency: page.facts.currency, languageTag };
  const inWords = (value: number) => (isAmount ? formatMoney(value, format) : periodText(value, { t, page }));
  const value = typeof typed === 'string' ? typed : '';
  const standing = sliderValue(value, page.facts.currency, limits);
  return (
    <FieldFrame id={controlId(asked)} {...words} error={error}>
      {(wiring) => (
        <>
          <TextInput
            {...wiring}
            {...(isAmount
              ? moneySigns(page.facts, languageTag)
              : { after: t(`commonˆ${page.definition.periodScale}_unit`, { count: standing }) })}
            ref={ref}
            name={controlOf(asked)}
            value={value}
            isHero={isAmount}
            fits={isAmount ? 'full' : 'short'}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            aria-required
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
          <Slider
            of={controlOf(asked)}
            min={limits.min}
            max={limits.max}
            step={limits.step}
            value={standing}
            onChange={(next) => change(isAmount ? formatAmount(next, format) : String(next))}
            label={t('commonˆslider', { label: words.label })}
            valueText={inWords(standing)}
            minText={inWords(limits.min)}
            maxText={inWords(limits.max)}
          />
        </>
      )}
    </FieldFrame>
  );
}

/** Where the slider stands for what is typed: on the nearest of its steps, and at its low end for what is no number. */
function sliderValue(typed: string, currency: CurrencyCode, limits: Limits): number {
  return snapped(parseMoney(typed, currency) ?? limits.min, limits);
}
