import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TextsProvider } from '../platform/texts';
import { realTexts } from '../app/texts.fixture';
import type { LocaleName } from '../domain/countries/country';
import type { Page } from '../domain/pages/resolvePage';

/** Shows a part of a real page in its real texts. */
export async function showOn(page: Page, part: ReactNode, language: LocaleName = page.facts.locale) {
  const translations = await realTexts(page, language);
  const user = userEvent.setup({ delay: null });
  const view = render(<TextsProvider i18n={translations}>{part}</TextsProvider>);
  return { translations, user, view };
}
