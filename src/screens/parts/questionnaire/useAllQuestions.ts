import { useMemo } from 'react';
import type { Page } from '../../../domain/pages/resolvePage';
import { indexQuestions, type QuestionIndex } from '../../../domain/pages/questionIndex';
import { useLateAssets } from '../../lateAssets';

/** Every question of the page's steps and states, by name. */
export function useAllQuestions({ steps }: Page): QuestionIndex {
  const { states } = useLateAssets();
  return useMemo(() => indexQuestions([...steps, ...Object.values(states)]), [steps, states]);
}
