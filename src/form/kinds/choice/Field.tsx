import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../ui/FieldFrame';
import { RadioCards } from '../../../ui/RadioCards';
import { SelectInput } from '../../../ui/SelectInput';
import { controlOf } from '../../../domain/pages/questionnaire';
import { useStepContext } from '../../engine/StepContext';
import { useAnswer } from '../../engine/useAnswer';
import { useOptionText, useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import { optionsOf } from './options';

/** Up to this many choices stand as cards; more are a list. */
const mostCards = 6;

/** One of several: cards while they are few, the browser's searchable list when they are many. */
export function ChoiceField({ asked }: FieldProps) {
  const { typed, ref, change, leave, error } = useAnswer(asked);
  const words = useWords(asked);
  const optionText = useOptionText(asked.name);
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const value = typeof typed === 'string' ? typed : '';
  const options = optionsOf(asked.point, {
    page,
    optionText,
    languageTag: i18n.language,
    yes: t('commonˆyes'),
    no: t('commonˆno'),
  });
  const isCards = options.length <= mostCards;
  return (
    <FieldFrame id={controlId(asked)} {...words} error={error} isGroup={isCards}>
      {(wiring) =>
        isCards ? (
          <RadioCards
            id={wiring.id}
            name={controlOf(asked)}
            options={options}
            value={value}
            onChange={change}
            onBlur={leave}
            isSideBySide={options.length === 2}
            isInvalid={error !== undefined}
            autoComplete={asked.point.autocomplete}
          />
        ) : (
          <SelectInput
            {...wiring}
            ref={ref}
            name={controlOf(asked)}
            options={options}
            placeholder={t('commonˆchoose')}
            value={value}
            autoComplete={asked.point.autocomplete}
            aria-required={asked.point.optional === true ? undefined : true}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        )
      }
    </FieldFrame>
  );
}
