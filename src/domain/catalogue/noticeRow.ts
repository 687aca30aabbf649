import type { AnswerNotice } from './messages';
import type { DataPointName } from './names';
import type { ReadingContext } from './reading';

/** Answers by data point. */
export type Values = Readonly<Partial<Record<DataPointName, unknown>>>;

/** `checks` may be missing until an identifier is asked. */
export interface NoticeContext
  extends Pick<ReadingContext, 'facts' | 'today'>, Partial<Pick<ReadingContext, 'checks'>> {
  readonly contradictions?: readonly NoticeRow[];
}

/** One thing that an applicant is asked about. */
export interface NoticeRow {
  /** The answers that it depends on. The notice stands beside the last of them on the screen. */
  readonly about: readonly DataPointName[];
  readonly find: (values: Values, context: NoticeContext) => AnswerNotice | undefined;
}
