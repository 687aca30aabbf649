import type { TypedRow, TypedValues } from '../../domain/catalogue/typed';
import { questionsInRow, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { rowsOf } from './readAll';

/** The questions with a control of their own, in their order: those of every row in the place of a list. */
export function questionsWithControl(
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
): readonly AskedDataPoint[] {
  return questionsWithRows(asked, typed).filter(({ point }) => point.kind !== 'list');
}

/** The questions in their order, each list followed by those of its rows. */
export function questionsWithRows(
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
): readonly AskedDataPoint[] {
  return asked.flatMap((question) => {
    if (question.point.kind !== 'list') return [question];
    const rows = rowsOf(typed[question.name]);
    return [question, ...rows.flatMap((_row, index) => questionsInRow(question, index))];
  });
}

/** What stands in the row of a question that is asked in a list; nothing for any other question. */
export function rowAround({ inRow }: AskedDataPoint, typed: TypedValues): TypedRow {
  return inRow === undefined ? {} : (rowsOf(typed[inRow.list])[inRow.index] ?? {});
}
