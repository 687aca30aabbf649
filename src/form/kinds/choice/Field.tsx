import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { FieldFrame } from '../../../ui/FieldFrame';
import { RadioCards } from '../../../ui/RadioCards';
import { SelectInput } from '../../../ui/SelectInput';
import { getControlName } from '../../../domain/pages/questionnaire';
import { toText, useField } from '../../engine/useField';
import { isSearched } from '../../../domain/catalogue/options';
import { useFieldText } from '../../formatting/useFieldText';
import { loadFormParts, ManualEntryButton } from '../../lazyComponents';
import { FieldNotice } from '../../messages/FieldNotice';
import { getControlId, type FieldProps } from '../fieldProps';
import { LineField } from '../line/Field';
import { FocusTransfer } from './FocusTransfer';
import { toLinePoint } from './toLinePoint';
import { useOptions, type CurrentOptions } from './useOptions';

/** Up to this many fixed options are cards. More of them, or options that change, are a list, which keeps its height. */
const maxCards = 6;

/**
 * One of several options: cards, the browser's list, or a list that is searched. It becomes a line of text if there is no option, or
 * not the applicant's.
 */
export function ChoiceField({ question, isCompact = false }: FieldProps) {
  const current = useOptions(question);
  const [isManual, setManual] = useState(false);
  const { point } = question;
  if (!current.allowsOtherText || point.kind !== 'choice') {
    return <Choice question={question} current={current} isCompact={isCompact} />;
  }
  const kind = current.lookUp?.kind ?? 'found';
  return (
    <FocusTransfer>
      {kind === 'nothing' || isManual ? (
        <LineField question={{ ...question, point: toLinePoint(point) }} />
      ) : (
        <Choice question={question} current={current} isCompact={isCompact} />
      )}
      {kind === 'found' ? (
        <Suspense>
          <ManualEntryButton question={question} isManual={isManual} onChange={setManual} />
        </Suspense>
      ) : null}
    </FocusTransfer>
  );
}

interface ChoiceProps extends FieldProps {
  readonly current: CurrentOptions;
}

function Choice({
  question,
  isCompact = false,
  current: { options, hasExtraOption, isFixed, maxCount, lookUp },
}: ChoiceProps) {
  const { value: input, onChange, onBlur, error, notice } = useField(question);
  const text = useFieldText(question);
  const { t } = useTranslation();
  const value = toText(input);
  const isCards = !isCompact && isFixed && options.length <= maxCards;
  // The browser's list stays for the life of the field if the search was not loaded when it appeared.
  const [parts] = useState(loadFormParts.getLoaded);
  const isRequired = question.point.optional !== true;
  const attributes = {
    name: getControlName(question),
    autoComplete: question.point.autocomplete,
    'aria-required': isRequired ? true : undefined,
    'aria-busy': lookUp?.isLoading === true ? true : undefined,
    onBlur,
  } as const;
  return (
    <FieldFrame
      id={getControlId(question)}
      {...text}
      error={error}
      notice={notice === undefined ? null : <FieldNotice notice={notice} onUse={onChange} />}
      group={!isCards ? undefined : isRequired ? 'required radios' : 'radios'}
    >
      {(control) =>
        isCards ? (
          <RadioCards
            id={control.id}
            name={getControlName(question)}
            options={options}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            isSideBySide={options.length === 2}
            isInvalid={error !== undefined}
            autoComplete={question.point.autocomplete}
          />
        ) : parts !== null && isSearched(maxCount) ? (
          <parts.SearchInput
            {...control}
            {...attributes}
            label={text.label}
            options={options}
            hasExtraOption={hasExtraOption}
            value={value}
            point={question.point}
            onChange={onChange}
          />
        ) : (
          <SelectInput
            {...control}
            {...attributes}
            options={options}
            placeholder={t('commonˆchoose')}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}
