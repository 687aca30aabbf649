import type { TFunction } from 'i18next';
import type { Page } from '../../domain/pages/resolvePage';

/** What a value is put into words with. */
export interface Wording {
  readonly t: TFunction;
  readonly page: Page;
  /** As the texts name it, for example `es`. */
  readonly language: string;
}
