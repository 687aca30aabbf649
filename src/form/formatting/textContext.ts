import type { TFunction } from 'i18next';
import type { Page } from '../../domain/pages/resolvePage';

/** What is needed to format a value as text. */
export interface TextContext {
  readonly t: TFunction;
  readonly page: Page;
  /** The language of the texts, for example `es-ES`. */
  readonly languageTag: string;
}
