import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isLookedUp, isOfAnswer, isOpen, valuesOf } from '../../../domain/catalogue/options';
import { controlOf, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import type { Option } from '../../../ui/SelectInput';
import { useStepContext } from '../../engine/StepContext';
import type { LookedUp } from '../../lookUps/lookUp';
import { optionsOf } from '../../words/optionWords';

export interface OptionsNow {
  /** In the order shown. */
  readonly options: readonly Option[];
  /** Whether what stands is among them though it is not to be had, wherever it came from. */
  readonly isOwn: boolean;
  /** Whether they stay the same whatever is answered. */
  readonly isSteady: boolean;
  /** Whether another answer may be written. */
  readonly isOpen: boolean;
  /** How the look-up stands that they come from; null where they come from none. */
  readonly lookUp: LookedUp | null;
}

const unasked: LookedUp = { kind: 'waiting', isAsking: false, offers: [] };
/** The page does not ask what it would be looked up with. */
const notToBeHad: LookedUp = { kind: 'nothing', isAsking: false, offers: [] };

/** The answers to choose from now. What stands in a choice that takes other texts too is among them, wherever it came from. */
export function useOptions(asked: AskedDataPoint): OptionsNow {
  const { page, control, known, lookedUp } = useStepContext();
  const { t, i18n } = useTranslation();
  const { name, point } = asked;
  const source = point.kind === 'choice' ? point.options : [];
  const of = isOfAnswer(source) ? source.of : name;
  const ownControl = controlOf(asked);
  // Beside a question of a row stand the others of that row.
  const beside = ownControl.slice(0, ownControl.length - name.length) + of;
  const [typed, inRow, driven] = useWatch({ control, name: [ownControl, beside, of] });

  if (point.kind !== 'choice') {
    const options = [
      { value: 'true', label: t('commonˆyes') },
      { value: 'false', label: t('commonˆno') },
    ];
    return { options, isOwn: false, isSteady: true, isOpen: false, lookUp: null };
  }
  const standing = lookedUp === null ? unasked : (lookedUp[name] ?? notToBeHad);
  const lookUp = isLookedUp(source) ? standing : null;
  const answers = { [of]: inRow ?? driven ?? known[of] };
  const values = valuesOf(source, { facts: page.facts, answers, lookedUp: standing.offers });
  const isLent = isOpen(source) || source === 'countries';
  const isOwn = isLent && typeof typed === 'string' && typed !== '' && !values.includes(typed);
  const all = isOwn ? [...values, typed] : values;
  return {
    options: optionsOf(name, source, all, { t, page, languageTag: i18n.language }),
    isOwn,
    isSteady: !isOfAnswer(source) && lookUp === null && source !== 'countries',
    isOpen: isOpen(source),
    lookUp,
  };
}
