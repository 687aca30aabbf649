import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/texts';
import { FieldFrame } from '../../../ui/FieldFrame';
import { RadioCards } from '../../../ui/RadioCards';
import { SelectInput } from '../../../ui/SelectInput';
import { controlOf } from '../../../domain/pages/questionnaire';
import { useAnswer } from '../../engine/useAnswer';
import { ByHand } from '../../late';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import { loadLateFields } from '../late';
import { LineField } from '../line/Field';
import { FocusKept } from './FocusKept';
import { asLine } from './asLine';
import { useOptions, type OptionsNow } from './useOptions';

/** Up to this many choices stand as cards; more are a list. So are those that come and go: a list keeps its height. */
const mostCards = 6;
/** Up to this many choices the browser's list is read at a glance; more are searched. */
const mostListed = 12;

/**
 * One of several: cards, the browser's list, or a long one that is searched. A line to type in where there is nothing to choose
 * from, or not what the applicant has.
 */
export function ChoiceField({ asked }: FieldProps) {
  const now = useOptions(asked);
  const [isByHand, setByHand] = useState(false);
  const { point } = asked;
  if (!now.isOpen || point.kind !== 'choice') return <Choice asked={asked} now={now} />;
  const kind = now.lookUp?.kind ?? 'found';
  return (
    <FocusKept>
      {kind === 'nothing' || isByHand ? (
        <LineField asked={{ ...asked, point: asLine(point) }} />
      ) : (
        <Choice asked={asked} now={now} />
      )}
      {kind === 'found' ? (
        <Suspense>
          <ByHand asked={asked} isByHand={isByHand} onChange={setByHand} />
        </Suspense>
      ) : null}
    </FocusKept>
  );
}

interface ChoiceProps extends FieldProps {
  readonly now: OptionsNow;
}

function Choice({ asked, now: { options, isOwn, isSteady, most, lookUp } }: ChoiceProps) {
  const { typed, change, leave, error } = useAnswer(asked);
  const words = useWords(asked);
  const { t } = useTranslation();
  const value = typeof typed === 'string' ? typed : '';
  const isCards = isSteady && options.length <= mostCards;
  // Where it is not at hand yet, the browser's list stands as long as the question does.
  const [late] = useState(loadLateFields.atHand);
  const attributes = {
    name: controlOf(asked),
    autoComplete: asked.point.autocomplete,
    'aria-required': asked.point.optional === true ? undefined : true,
    'aria-busy': lookUp?.isAsking === true ? true : undefined,
    onBlur: leave,
  } as const;
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
        ) : late !== null && most > mostListed ? (
          <late.SearchInput
            {...wiring}
            {...attributes}
            label={words.label}
            options={options}
            isOwn={isOwn}
            value={value}
            point={asked.point}
            onChange={change}
          />
        ) : (
          <SelectInput
            {...wiring}
            {...attributes}
            options={options}
            placeholder={t('commonˆchoose')}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}
