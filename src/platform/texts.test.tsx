// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { expect, it, vi } from 'vitest';
import { TextsProvider, useTranslation } from './texts';

async function speaking() {
  const translations = createInstance();
  await translations.init({
    lng: 'es',
    resources: { es: { translation: { yes: 'Sí' } }, en: { translation: { yes: 'Yes' } } },
  });
  return translations;
}

const drawn = vi.fn();

function Asking({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation();
  drawn(name);
  return <p lang={i18n.language}>{t('yes')}</p>;
}

function Silent() {
  drawn('silent');
  return null;
}

it('what asks for texts is drawn anew in another language, and nothing else', async () => {
  const translations = await speaking();
  const parts = ['one', 'two'].map((name) => <Asking key={name} name={name} />);
  render(
    <TextsProvider i18n={translations}>
      {parts}
      <Silent />
    </TextsProvider>,
  );
  expect(screen.getAllByText('Sí')).toHaveLength(2);
  drawn.mockClear();
  await act(() => translations.changeLanguage('en'));
  for (const words of screen.getAllByText('Yes')) expect(words).toHaveAttribute('lang', 'en');
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['one', 'two']));
});

it('however many ask, the language is listened to once', async () => {
  const translations = await speaking();
  const listen = vi.spyOn(translations, 'on');
  const parts = Array.from({ length: 20 }, (_none, index) => <Asking key={index} name={String(index)} />);
  render(<TextsProvider i18n={translations}>{parts}</TextsProvider>);
  expect(listen.mock.calls.filter(([events]) => events.includes('languageChanged'))).toHaveLength(1);
});

it('texts that nobody provides are not asked for in vain', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asking name="alone" />)).toThrow('outside their provider');
});
