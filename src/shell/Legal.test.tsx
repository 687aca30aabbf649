// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { praveloPage } from '../testing/pages.fixture';
import { renderWithTexts } from '../testing/render.fixture';
import { Legal } from './Legal';

/** Opens the rights on the first screen as on a slow line: the document has the other texts of the brand only. */
it('shows the rights when their texts arrive after they were opened', async () => {
  const { translations } = await renderWithTexts(
    praveloPage,
    <Legal
      paths={praveloPage.definition.legalPaths}
      statements="/accessibility"
      isSample
      contactEmail={praveloPage.definition.contact.email}
      isFolded={false}
      onDelete={() => undefined}
    />,
  );
  const whole = translations.getResourceBundle('pl-PL', 'brand');
  const { rights: _late, ...open } = whole.legal;
  translations.addResourceBundle('pl-PL', 'brand', { ...whole, legal: open });
  const section =
    screen.getByText('Twoje prawa i więcej informacji').closest('details') ?? expect.unreachable();
  section.open = true;
  fireEvent(section, new Event('toggle'));
  expect(section).toHaveTextContent('Wczytywanie');
  act(() => void translations.addResourceBundle('pl-PL', 'brand', whole));
  expect(section).toHaveTextContent('Od umowy możesz odstąpić w ciągu 14 dni');
  expect(section).not.toHaveTextContent('Wczytywanie');
});
