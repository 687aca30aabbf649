import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../platform/texts';
import type { TypedRow } from '../../../domain/catalogue/typed';
import {
  emptyRow,
  errorPlaceOf,
  questionsInRow,
  type AskedDataPoint,
} from '../../../domain/pages/questionnaire';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/FieldError';
import { rowsOf } from '../../engine/readAll';
import { useStepContext } from '../../engine/StepContext';
import { useRefusal, useRowCount } from '../../engine/useControl';
import { useTold } from '../../engine/useTold';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import styles from './Field.module.css';
import { movedRows } from './movedRows';
import { putRows } from './putRows';

interface ListFieldProps extends FieldProps {
  /** Shows one question of a row. */
  readonly children: (question: AskedDataPoint) => ReactNode;
}

/** A row that was taken out, to be put back where it stood. */
interface Removed {
  readonly row: TypedRow;
  readonly index: number;
}

/**
 * A list that grows: the same questions for each thing in it, one more by a press, each to be taken out again and put back. The
 * focus goes along: into the row that came, or to the words about the one that went.
 */
export function ListField({ asked, children }: ListFieldProps) {
  const { form, typed, moved } = useStepContext();
  const { getValues } = form;
  const { t } = useTranslation();
  const { label, hint } = useWords(asked);
  const count = useRowCount(asked.name);
  const { error } = useTold(asked, useRefusal(errorPlaceOf(asked)));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const { point } = asked;
  if (point.kind !== 'list') return null;
  const id = controlId(asked);
  const title = (index: number) => t(`fieldsˆ${asked.name}>row`, { number: index + 1 });
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const places: readonly (number | undefined)[] = Array.from({ length: count }, (_none, index) => index);
  const rowsNow = () => rowsOf(getValues(asked.name));

  /** Shown at once, so that the focus finds what is new. */
  const change = (next: readonly TypedRow[], was: typeof places, gone: Removed | null) => {
    flushSync(() => {
      putRows(form, asked, next, was);
      moved((byControl) => movedRows(byControl, asked.name, was));
      setRemoved(gone);
    });
    typed();
  };
  const insert = (row: TypedRow, index: number) => {
    change(rowsNow().toSpliced(index, 0, row), places.toSpliced(index, 0, undefined), null);
    focus(`[data-row="${index}"] :is(input, select)`);
  };
  const takeOut = (index: number) => {
    const rows = rowsNow();
    const row = rows[index];
    if (row === undefined) return;
    change(rows.toSpliced(index, 1), places.toSpliced(index, 1), { row, index });
    focus('[data-removed]');
  };
  const isFull = count >= point.max;
  const notice =
    removed === null ? null : (
      <div className={styles['removed']}>
        <p tabIndex={-1} data-removed>
          {t('commonˆrow_removed', { row: title(removed.index) })}
        </p>
        {isFull ? null : (
          <Button look="quiet" onClick={() => insert(removed.row, Math.min(removed.index, count))}>
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
      {places.map((_place, index) => (
        // A row is nothing but its place: taking one out moves the others up.
        <div key={title(index)} className={styles['place']}>
          {removed?.index === index ? notice : null}
          <fieldset className={styles['row']} data-row={index}>
            <legend>{title(index)}</legend>
            {questionsInRow(asked, index).map(children)}
            {count > point.min ? (
              <Button look="quiet" onClick={() => takeOut(index)}>
                <span aria-hidden="true">{t('commonˆremove')}</span>
                <span className="visually-hidden">{t('commonˆremove_row', { row: title(index) })}</span>
              </Button>
            ) : null}
          </fieldset>
        </div>
      ))}
      {removed !== null && removed.index >= count ? notice : null}
      {isFull && point.max > point.min ? <p>{t('commonˆlist_full', { max: point.max })}</p> : null}
      {isFull ? null : (
        <Button look="outlined" onClick={() => insert(emptyRow(asked), count)}>
          {t(`fieldsˆ${asked.name}>add`)}
        </Button>
      )}
    </fieldset>
  );
}
