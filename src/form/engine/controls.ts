import type { TypedRow, TypedValues } from '../../domain/catalogue/typed';
import { questionsInRow, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { rowsOf } from './readAll';

/** The questions with a control of their own, in their order: those of every row in the place of a list. */
export function questionsWithControl(
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
): readonly AskedDataPoint[] {
  return asked.flatMap((question) =>
    question.point.kind === 'list'
      ? rowsOf(typed[question.name]).flatMap((_row, index) => questionsInRow(question, index))
      : [question],
  );
}

/** What stands in the row of a question that is asked in a list; nothing for any other question. */
export function rowAround({ inRow }: AskedDataPoint, typed: TypedValues): TypedRow {
  return inRow === undefined ? {} : (rowsOf(typed[inRow.list])[inRow.index] ?? {});
}
