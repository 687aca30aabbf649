import type { TFunction } from 'i18next';
import type { Page } from '../../domain/pages/resolvePage';

/** What a value is put into words with. */
export interface Wording {
  readonly t: TFunction;
  readonly page: Page;
  /** Of the texts, for example `es-ES`. */
  readonly languageTag: string;
}
