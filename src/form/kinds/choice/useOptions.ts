import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n/texts';
import {
  allowsOtherText,
  citizenships,
  getListedValues,
  getLookUpOptions,
  getOptionValues,
  isAnswerDependent,
  isCountrySource,
  isNarrowedByLookUp,
} from '../../../domain/catalogue/options';
import { getControlName, type PageQuestion } from '../../../domain/pages/questionnaire';
import type { QuestionnaireInput } from '../../../domain/catalogue/input';
import type { OptionSource } from '../../../domain/catalogue/kinds';
import type { Option } from '../../../ui/SelectInput';
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
  readonly allowsOtherText: boolean;
  readonly lookUp: LookUpResult | null;
}

const waitingLookUp: LookUpResult = { kind: 'waiting', isLoading: false, values: [] };
/** The page does not ask the question that the look-up needs. */
const unavailableLookUp: LookUpResult = { kind: 'nothing', isLoading: false, values: [] };

const noSource: OptionSource = [];

/** The present options. If the choice accepts other text, its present value is one of them. */
export function useOptions(question: PageQuestion): CurrentOptions {
  const { page, lookUps } = useStepContext();
  const { lookUpResults } = lookUps;
  const { t, i18n } = useTranslation();
  const { name, point } = question;
  const source = point.kind === 'choice' ? point.options : noSource;
  const driver = isAnswerDependent(source) ? source.of : name;
  const knownAnswer = useKnownAnswer(isAnswerDependent(source) ? driver : null);
  const control = getControlName(question);
  // The driver of a question in a row may be in the same row.
  const driverInRow = control.slice(0, control.length - name.length) + driver;
  const [value, driverValueInRow, driverValue] = useWatch<QuestionnaireInput>({
    name: [control, driverInRow, driver],
  });
  const result = lookUpResults === null ? waitingLookUp : (lookUpResults[name] ?? unavailableLookUp);
  const driverAnswer = isAnswerDependent(source)
    ? (driverValueInRow ?? driverValue ?? knownAnswer)
    : undefined;
  const context = useMemo(
    () => ({ facts: page.facts, answers: { [driver]: driverAnswer } }),
    [page, driver, driverAnswer],
  );
  const values = useMemo(
    () => getOptionValues(source, { ...context, lookUpValues: result.values }),
    [source, context, result.values],
  );
  const isAllowed = allowsOtherText(source) || isListedValue(source, value);
  const extra =
    isAllowed && typeof value === 'string' && value !== '' && !values.includes(value) ? value : undefined;
  const { language } = i18n;
  // The search of a long list is prepared again when its options change, which a key does not.
  const options = useMemo(
    () =>
      createOptions(name, source, extra === undefined ? values : [...values, extra], {
        t,
        page,
        languageTag: language,
      }),
    [name, source, values, extra, t, page, language],
  );

  if (point.kind !== 'choice') {
    const answers = [
      { value: 'true', label: t('commonˆyes') },
      { value: 'false', label: t('commonˆno') },
    ];
    return {
      options: answers,
      hasExtraOption: false,
      isFixed: true,
      maxCount: 2,
      allowsOtherText: false,
      lookUp: null,
    };
  }
  const lookUp = getLookUpOptions(source) === null ? null : result;
  return {
    options,
    hasExtraOption: extra !== undefined,
    isFixed: !isAnswerDependent(source) && lookUp === null,
    maxCount: Math.max(values.length, getOptionValues(source, { ...context, lookUpValues: [] }).length),
    allowsOtherText: allowsOtherText(source),
    lookUp,
  };
}

/** Whether it is a country, or one of the choice's own values, that the look-up no longer contains. */
function isListedValue(source: OptionSource, value: unknown): boolean {
  const known = isCountrySource(source)
    ? citizenships
    : isNarrowedByLookUp(source)
      ? getListedValues(source)
      : [];
  return known.some((listed) => listed === value);
}
