import { isConfirmed } from '../../domain/pages/confirmed';
import { withJudgeableRules } from '../../domain/pages/judgeableRules';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Questions } from '../../domain/pages/stepSequence';

interface Missing {
  /** What can be asked here, in the order in which it was told, each once. */
  readonly asked: Questionnaire;
  /** How many names tell of nothing that can. */
  readonly unknown: number;
}

/**
 * What the server misses, as questions. That it misses something is a better word than any rule about answers to other
 * questions: only rules among the missing ones count.
 */
export function missingQuestions(
  names: readonly string[],
  row: Questionnaire,
  questions: Questions,
): Missing {
  const once = [...new Set(names)];
  const dataPoints = once.flatMap((name) => questions.get(name) ?? []).filter((asked) => isConfirmed(asked));
  return {
    asked: withJudgeableRules({ ...row, dataPoints, keepsTitle: true }, {}),
    unknown: once.length - dataPoints.length,
  };
}
