import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TypedRow } from '../../../domain/catalogue/typed';
import { emptyRow, questionsInRow, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import { Button } from '../../../ui/Button';
import { rowsOf } from '../../engine/readAll';
import { useStepContext } from '../../engine/StepContext';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import styles from './Field.module.css';

interface ListFieldProps extends FieldProps {
  /** Shows one question of a row. */
  readonly children: (question: AskedDataPoint) => ReactNode;
}

/** A list that grows: the same questions for each thing in it, one more by a press, each to be taken out again. */
export function ListField({ asked, children }: ListFieldProps) {
  const { control, changed } = useStepContext();
  const { t } = useTranslation();
  const { label, hint } = useWords(asked);
  const rows = rowsOf(useWatch({ control, name: asked.name }));
  const { point } = asked;
  if (point.kind !== 'list') return null;
  const id = controlId(asked);
  const change = (next: readonly TypedRow[]) => changed(asked, next);
  return (
    <fieldset className={styles['list']} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={styles['legend']}>{label}</legend>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
      {rows.map((_row, index) => {
        const title = t(`fieldsˆ${asked.name}>row`, { number: index + 1 });
        return (
          // A row is nothing but its place: taking one out moves the others up.
          <fieldset key={title} className={styles['row']}>
            <legend>{title}</legend>
            {questionsInRow(asked, index).map(children)}
            {rows.length > point.min ? (
              <Button look="quiet" onClick={() => change(rows.toSpliced(index, 1))}>
                <span aria-hidden="true">{t('commonˆremove')}</span>
                <span className="visually-hidden">{t('commonˆremove_row', { row: title })}</span>
              </Button>
            ) : null}
          </fieldset>
        );
      })}
      {rows.length < point.max ? (
        <Button look="outlined" onClick={() => change([...rows, emptyRow(asked)])}>
          {t(`fieldsˆ${asked.name}>add`)}
        </Button>
      ) : null}
    </fieldset>
  );
}
