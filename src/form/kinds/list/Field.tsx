import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n/texts';
import type { QuestionnaireInput, RowInput } from '../../../domain/catalogue/input';
import {
  createEmptyRow,
  getErrorKey,
  getRowQuestions,
  type PageQuestion,
} from '../../../domain/pages/questionnaire';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/FieldError';
import { getRows } from '../../controls/rows';
import { useStepContext } from '../../engine/StepContext';
import { useErrorText } from '../../engine/useField';
import { useFieldText } from '../../formatting/useFieldText';
import { getControlId, type FieldProps } from '../fieldProps';
import styles from './Field.module.css';

interface ListFieldProps extends FieldProps {
  readonly children: (question: PageQuestion) => ReactNode;
}

/** The focus moves where the selector finds it: the list has kinds of controls that react-hook-form cannot focus. */
const noFocus = { shouldFocus: false };

/** A removed row, which can be put back in its place. */
interface RemovedRow {
  readonly row: RowInput;
  readonly index: number;
}

/**
 * A list that grows: the same questions in each row. A press adds a row, removes one, or puts it back. The focus moves to the new
 * row, or to the text about the removed one.
 */
export function ListField({ question: list, children }: ListFieldProps) {
  const { onEdit } = useStepContext().events;
  const { t } = useTranslation();
  const { label, hint } = useFieldText(list);
  const { getValues } = useFormContext<QuestionnaireInput>();
  const { fields, insert, remove } = useFieldArray({ name: list.name });
  const count = fields.length;
  const errorKey = getErrorKey(list);
  const { errors } = useFormState({ name: errorKey, exact: true });
  const error = useErrorText(list, get(errors, errorKey));
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const { point } = list;
  if (point.kind !== 'list') return null;
  const id = getControlId(list);
  const getTitle = (index: number) => t(`fieldsˆ${list.name}>row`, { number: index + 1 });
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();

  /** Renders at once, so that the new row can take the focus. */
  const change = (changeRows: () => void, newlyRemoved: RemovedRow | null) => {
    flushSync(() => {
      changeRows();
      setRemoved(newlyRemoved);
    });
    onEdit(list);
  };
  const insertRow = (row: RowInput, index: number) => {
    change(() => insert(index, row, noFocus), null);
    focus(`[data-row="${index}"] :is(input, select)`);
  };
  const removeRow = (index: number) => {
    const row = getRows(getValues(list.name))[index];
    if (row === undefined) return;
    change(() => remove(index), { row, index });
    focus('[data-removed]');
  };
  const isFull = count >= point.max;
  const removedNotice =
    removed === null ? null : (
      <div className={styles['removed']}>
        <p tabIndex={-1} data-removed>
          {t('commonˆrow_removed', { row: getTitle(removed.index) })}
        </p>
        {isFull ? null : (
          <Button variant="quiet" onClick={() => insertRow(removed.row, Math.min(removed.index, count))}>
            {t('commonˆundo')}
          </Button>
        )}
      </div>
    );
  return (
    <fieldset
      ref={box}
      id={id}
      tabIndex={-1}
      className={styles['list']}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles['legend']}>{label}</legend>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
      {error === undefined ? null : <FieldError id={`${id}-error`} text={error} />}
      {fields.map((field, index) => (
        <div key={field.id} className={styles['place']}>
          {removed?.index === index ? removedNotice : null}
          <fieldset className={styles['row']} data-row={index}>
            <legend>{getTitle(index)}</legend>
            {getRowQuestions(list, index).map(children)}
            {count > point.min ? (
              <Button variant="quiet" onClick={() => removeRow(index)}>
                <span aria-hidden="true">{t('commonˆremove')}</span>
                <span className="visually-hidden">{t('commonˆremove_row', { row: getTitle(index) })}</span>
              </Button>
            ) : null}
          </fieldset>
        </div>
      ))}
      {removed !== null && removed.index >= count ? removedNotice : null}
      {isFull && point.max > point.min ? <p>{t('commonˆlist_full', { max: point.max })}</p> : null}
      {isFull ? null : (
        <Button variant="outlined" onClick={() => insertRow(createEmptyRow(list), count)}>
          {t(`fieldsˆ${list.name}>add`)}
        </Button>
      )}
    </fieldset>
  );
}
