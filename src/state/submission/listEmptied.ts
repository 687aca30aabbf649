import { findHiddenAnswers } from '../../domain/pages/hiddenAnswers';
import type { Page } from '../../domain/pages/resolvePage';
import type { RootState } from '../root';

/** The data points whose answers the server must remove: the applicant has removed them, or a correction hides them. */
export function listEmptied({ leadApplication }: RootState, page: Page): readonly string[] {
  const { application, emptied } = leadApplication;
  return [...new Set([...emptied, ...findHiddenAnswers(page, application)])];
}
