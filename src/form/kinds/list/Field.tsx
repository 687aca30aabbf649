import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../platform/texts';
import type { RowInput } from '../../../domain/catalogue/input';
import { createEmptyRow, getRowQuestions, type PageQuestion } from '../../../domain/pages/questionnaire';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/FieldError';
import { useRowCount } from '../../controls/formControls';
import { getRows } from '../../controls/rows';
import { useStepContext } from '../../engine/StepContext';
import { useFieldMessages } from '../../engine/useField';
import { useFieldText } from '../../formatting/useFieldText';
import { getControlId, type FieldProps } from '../fieldProps';
import styles from './Field.module.css';
import { moveRows } from './moveRows';
import { replaceRows } from './replaceRows';

interface ListFieldProps extends FieldProps {
  /** Renders one question of a row. */
  readonly children: (question: PageQuestion) => ReactNode;
}

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
  const { controls, onEdit, onMoveRows } = useStepContext();
  const { t } = useTranslation();
  const { label, hint } = useFieldText(list);
  const count = useRowCount(controls, list.name);
  const { error } = useFieldMessages(list);
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const { point } = list;
  if (point.kind !== 'list') return null;
  const id = getControlId(list);
  const getTitle = (index: number) => t(`fieldsˆ${list.name}>row`, { number: index + 1 });
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const indexes: readonly (number | undefined)[] = Array.from({ length: count }, (_none, index) => index);
  const readRows = () => getRows(controls.getValue(list.name));

  /** Renders at once, so that the new row can take the focus. */
  const change = (rows: readonly RowInput[], oldIndexes: typeof indexes, newlyRemoved: RemovedRow | null) => {
    flushSync(() => {
      replaceRows(controls, list, rows, oldIndexes);
      onMoveRows((byControl) => moveRows(byControl, list.name, oldIndexes));
      setRemoved(newlyRemoved);
    });
    onEdit();
  };
  const insert = (row: RowInput, index: number) => {
    change(readRows().toSpliced(index, 0, row), indexes.toSpliced(index, 0, undefined), null);
    focus(`[data-row="${index}"] :is(input, select)`);
  };
  const remove = (index: number) => {
    const rows = readRows();
    const row = rows[index];
    if (row === undefined) return;
    change(rows.toSpliced(index, 1), indexes.toSpliced(index, 1), { row, index });
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
          <Button variant="quiet" onClick={() => insert(removed.row, Math.min(removed.index, count))}>
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
      {indexes.map((_index, index) => (
        // The index identifies a row: the rows after a removed one move up.
        <div key={getTitle(index)} className={styles['place']}>
          {removed?.index === index ? removedNotice : null}
          <fieldset className={styles['row']} data-row={index}>
            <legend>{getTitle(index)}</legend>
            {getRowQuestions(list, index).map(children)}
            {count > point.min ? (
              <Button variant="quiet" onClick={() => remove(index)}>
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
        <Button variant="outlined" onClick={() => insert(createEmptyRow(list), count)}>
          {t(`fieldsˆ${list.name}>add`)}
        </Button>
      )}
    </fieldset>
  );
}
