import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TextsProvider } from '../platform/i18n/texts';
import { loadRealTexts } from './texts.fixture';
import type { LocaleName } from '../domain/countries/locales';
import type { Page } from '../domain/pages/resolvePage';

/** Renders a component with the real texts of a page. */
export async function renderWithTexts(
  page: Page,
  component: ReactNode,
  language: LocaleName = page.languages[0],
) {
  const translations = await loadRealTexts(page, language);
  const user = userEvent.setup({ delay: null });
  const view = render(<TextsProvider i18n={translations}>{component}</TextsProvider>);
  return { translations, user, view };
}
