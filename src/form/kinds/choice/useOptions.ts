import { useTranslation } from '../../../platform/texts';
import {
  isNarrowed,
  isOfAnswer,
  isOpen,
  listedIn,
  lookUpOf,
  valuesOf,
} from '../../../domain/catalogue/options';
import { controlOf, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import type { OptionSource } from '../../../domain/catalogue/kinds';
import type { Option } from '../../../ui/SelectInput';
import { useStepContext } from '../../engine/StepContext';
import { useTyped } from '../../engine/useControl';
import type { LookedUp } from '../../lookUps/lookUp';
import { optionsOf } from '../../words/optionWords';

export interface OptionsNow {
  /** In the order shown. */
  readonly options: readonly Option[];
  /** Whether what stands is among them though it is not to be had, wherever it came from. */
  readonly isOwn: boolean;
  /** Whether they stay the same whatever is answered or looked up. */
  readonly isSteady: boolean;
  /** How many there may be: what the question looks like follows from it, and stays. */
  readonly most: number;
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
  const { page, known, lookedUp } = useStepContext();
  const { t, i18n } = useTranslation();
  const { name, point } = asked;
  const source = point.kind === 'choice' ? point.options : [];
  const of = isOfAnswer(source) ? source.of : name;
  const ownControl = controlOf(asked);
  // Beside a question of a row stand the others of that row.
  const beside = ownControl.slice(0, ownControl.length - name.length) + of;
  const typed = useTyped(ownControl);
  const inRow = useTyped(beside);
  const driven = useTyped(of);

  if (point.kind !== 'choice') {
    const options = [
      { value: 'true', label: t('commonˆyes') },
      { value: 'false', label: t('commonˆno') },
    ];
    return { options, isOwn: false, isSteady: true, most: 2, isOpen: false, lookUp: null };
  }
  const standing = lookedUp === null ? unasked : (lookedUp[name] ?? notToBeHad);
  const lookUp = lookUpOf(source) === null ? null : standing;
  const answers = { [of]: inRow ?? driven ?? known[of] };
  const values = valuesOf(source, { facts: page.facts, answers, lookedUp: standing.offers });
  const isLent = isOpen(source) || source === 'countries' || isOfEntry(source, typed);
  const isOwn = isLent && typeof typed === 'string' && typed !== '' && !values.includes(typed);
  const all = isOwn ? [...values, typed] : values;
  return {
    options: optionsOf(name, source, all, { t, page, languageTag: i18n.language }),
    isOwn,
    isSteady: !isOfAnswer(source) && lookUp === null,
    most: Math.max(all.length, valuesOf(source, { facts: page.facts, answers, lookedUp: [] }).length),
    isOpen: isOpen(source),
    lookUp,
  };
}

/** Whether it is a value of the choice itself that a look-up no longer names. */
function isOfEntry(source: OptionSource, typed: unknown): boolean {
  return isNarrowed(source) && listedIn(source).some((value) => value === typed);
}
