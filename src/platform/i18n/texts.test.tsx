// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { expect, it, vi } from 'vitest';
import { TextsProvider, useTranslation } from './texts';

async function createTranslations() {
  const translations = createInstance();
  await translations.init({
    lng: 'es',
    resources: { es: { translation: { yes: 'Sí' } }, en: { translation: { yes: 'Yes' } } },
  });
  return translations;
}

const onRender = vi.fn();

function Translated({ name }: { readonly name: string }) {
  const { t, i18n } = useTranslation();
  onRender(name);
  return <p lang={i18n.language}>{t('yes')}</p>;
}

function Untranslated() {
  onRender('untranslated');
  return null;
}

it('a change of language renders only the components that use texts', async () => {
  const translations = await createTranslations();
  const parts = ['one', 'two'].map((name) => <Translated key={name} name={name} />);
  render(
    <TextsProvider i18n={translations}>
      {parts}
      <Untranslated />
    </TextsProvider>,
  );
  expect(screen.getAllByText('Sí')).toHaveLength(2);
  onRender.mockClear();
  await act(() => translations.changeLanguage('en'));
  for (const words of screen.getAllByText('Yes')) expect(words).toHaveAttribute('lang', 'en');
  expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(['one', 'two']));
});

it('one subscription to the language serves all components', async () => {
  const translations = await createTranslations();
  const listen = vi.spyOn(translations, 'on');
  const parts = Array.from({ length: 20 }, (_none, index) => <Translated key={index} name={String(index)} />);
  render(<TextsProvider i18n={translations}>{parts}</TextsProvider>);
  expect(listen.mock.calls.filter(([events]) => events.includes('languageChanged'))).toHaveLength(1);
});

it('a text is resolved once', async () => {
  const translations = await createTranslations();
  const resolve = vi.spyOn(translations, 'exists');
  const parts = Array.from({ length: 20 }, (_none, index) => <Translated key={index} name={String(index)} />);
  render(<TextsProvider i18n={translations}>{parts}</TextsProvider>);
  expect(screen.getAllByText('Sí')).toHaveLength(20);
  expect(resolve).toHaveBeenCalledTimes(1);
});

it('a text that was missing is shown when it has arrived', async () => {
  const translations = await createTranslations();
  const Missing = ({ round }: { readonly round: number }) => <p>{`${round} ${useTranslation().t('no')}`}</p>;
  const renderRound = (round: number) => (
    <TextsProvider i18n={translations}>
      <Missing round={round} />
    </TextsProvider>
  );
  const { rerender } = render(renderRound(1));
  expect(screen.getByText('1 no')).toBeVisible();
  act(() => void translations.addResource('es', 'translation', 'no', 'Ni hablar'));
  rerender(renderRound(2));
  expect(screen.getByText('2 Ni hablar')).toBeVisible();
});

it('a component without a provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Translated name="alone" />)).toThrow('needs a TextsProvider');
});
