import { useTranslation } from '../../../platform/texts';
import {
  allowsOtherText,
  getListedValues,
  getLookUpOptions,
  getOptionValues,
  isAnswerDependent,
  isNarrowedByLookUp,
} from '../../../domain/catalogue/options';
import { getControlName, type PageQuestion } from '../../../domain/pages/questionnaire';
import type { OptionSource } from '../../../domain/catalogue/kinds';
import type { Option } from '../../../ui/SelectInput';
import { useControlValue } from '../../controls/formControls';
import { useKnownAnswer, useStepContext } from '../../engine/StepContext';
import { createOptions } from '../../formatting/formatOptions';
import type { LookUpResult } from '../../lookUps/lookUp';

export interface CurrentOptions {
  /** In the order shown. */
  readonly options: readonly Option[];
  /** Whether the last option is the present value, which is not offered otherwise. */
  readonly hasExtraOption: boolean;
  /** Whether the options depend on no answer and no look-up. */
  readonly isFixed: boolean;
  /** The most options there can be. The look of the question follows from it, and does not change. */
  readonly maxCount: number;
  /** Whether the question accepts other text. */
  readonly allowsOtherText: boolean;
  /** The look-up that provides the options. Null if there is none. */
  readonly lookUp: LookUpResult | null;
}

const waitingLookUp: LookUpResult = { kind: 'waiting', isLoading: false, values: [] };
/** The page does not ask the question that the look-up needs. */
const unavailableLookUp: LookUpResult = { kind: 'nothing', isLoading: false, values: [] };

/** The present options. If the choice accepts other text, its present value is one of them. */
export function useOptions(question: PageQuestion): CurrentOptions {
  const { controls, page, lookUpResults } = useStepContext();
  const { t, i18n } = useTranslation();
  const { name, point } = question;
  const source = point.kind === 'choice' ? point.options : [];
  const driver = isAnswerDependent(source) ? source.of : name;
  const knownAnswer = useKnownAnswer(isAnswerDependent(source) ? driver : null);
  const control = getControlName(question);
  // The driver of a question in a row may be in the same row.
  const driverInRow = control.slice(0, control.length - name.length) + driver;
  const value = useControlValue(controls, control);
  const driverValueInRow = useControlValue(controls, driverInRow);
  const driverValue = useControlValue(controls, driver);

  if (point.kind !== 'choice') {
    const options = [
      { value: 'true', label: t('commonˆyes') },
      { value: 'false', label: t('commonˆno') },
    ];
    return {
      options,
      hasExtraOption: false,
      isFixed: true,
      maxCount: 2,
      allowsOtherText: false,
      lookUp: null,
    };
  }
  const result = lookUpResults === null ? waitingLookUp : (lookUpResults[name] ?? unavailableLookUp);
  const lookUp = getLookUpOptions(source) === null ? null : result;
  const answers = { [driver]: driverValueInRow ?? driverValue ?? knownAnswer };
  const context = { facts: page.facts, answers };
  const values = getOptionValues(source, { ...context, lookUpValues: result.values });
  const keepsValue = allowsOtherText(source) || source === 'countries' || isListedValue(source, value);
  const hasExtraOption = keepsValue && typeof value === 'string' && value !== '' && !values.includes(value);
  const allValues = hasExtraOption ? [...values, value] : values;
  return {
    options: createOptions(name, source, allValues, { t, page, languageTag: i18n.language }),
    hasExtraOption,
    isFixed: !isAnswerDependent(source) && lookUp === null,
    maxCount: Math.max(allValues.length, getOptionValues(source, { ...context, lookUpValues: [] }).length),
    allowsOtherText: allowsOtherText(source),
    lookUp,
  };
}

/** Whether it is one of the choice's own values that the look-up no longer contains. */
function isListedValue(source: OptionSource, value: unknown): boolean {
  return isNarrowedByLookUp(source) && getListedValues(source).some((listed) => listed === value);
}
