// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatMonth } from '../domain/countries/dates';
import { formatMoney } from '../domain/countries/money';
import { resetBackend, openApp } from './app.fixture';
import { pageForCountry } from '../testing/pages.fixture';
import { loadRealTexts } from '../testing/texts.fixture';

beforeEach(resetBackend);

/** The language has two codes: translations use `fil`, documents use `tl`. */
describe('a page in the Philippines', () => {
  it(
    'shows Filipino, declares its language tag, and returns to it from English',
    { tags: ['X13'] },
    async () => {
      const page = pageForCountry('PH');
      const { user } = await openApp({ page, route: '' });
      const { t } = await loadRealTexts(page, 'ph');
      const own = t('commonˆfooter>delete');
      expect(own).not.toContain('delete');
      expect(await screen.findByRole('button', { name: own })).toBeInTheDocument();
      await waitFor(() => expect(document.documentElement.lang).toBe('tl-PH'));
      const choices = screen.getByRole('group', { name: t('commonˆlanguage') });
      const [filipino, english] = choices.querySelectorAll('button');
      expect(filipino).toHaveAttribute('aria-pressed', 'true');
      expect(filipino).toHaveAttribute('lang', 'tl-PH');
      await user.click(english ?? expect.unreachable());
      await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
      expect(screen.queryByRole('button', { name: own })).not.toBeInTheDocument();
      await user.click(filipino ?? expect.unreachable());
      expect(await screen.findByRole('button', { name: own })).toBeInTheDocument();
      expect(document.documentElement.lang).toBe('tl-PH');
    },
  );

  it.each(['tl-PH', 'fil-PH'])(
    'formats money and dates for the Philippines with the tag %s',
    (languageTag) => {
      expect(formatMoney(12345, { currency: 'PHP', languageTag })).toBe('₱12,345');
      expect(formatMonth('2019-03-01', languageTag)).toBe('Marso 2019');
    },
  );
});
