// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { LanguageChange } from '../platform/i18n/translations';
import { TextsProvider } from '../platform/i18n/texts';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage, praveloPage } from '../testing/pages.fixture';
import { renderWithTexts } from '../testing/render.fixture';
import { LanguageChoice } from './LanguageChoice';
import { PageFrame } from './PageFrame';
import { RenderFailure } from './RenderFailure';

describe('the choice of language', () => {
  it('names each language in itself and marks the current one', async () => {
    const onChange = vi.fn(async () => 'changed' as const);
    const { user } = await renderWithTexts(
      praveloPage,
      <LanguageChoice languages={['pl', 'en']} onChange={onChange} />,
    );
    expect(screen.getByRole('group', { name: 'Język' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Polski', pressed: true })).toHaveAttribute('lang', 'pl-PL');
    await user.click(screen.getByRole('button', { name: 'English', pressed: false }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('en');
  });

  it('is a labelled list for more than two languages and works by keyboard', async () => {
    const onChange = vi.fn(async () => 'changed' as const);
    const { user } = await renderWithTexts(
      { ...praveloPage, languages: ['pl', 'de', 'en'] },
      <LanguageChoice languages={['pl', 'de', 'en']} onChange={onChange} />,
      'pl',
    );
    const list = screen.getByRole('combobox', { name: 'Język' });
    expect(list).toHaveValue('pl');
    expect(screen.getAllByRole('option').map((option) => [option.textContent, option.lang])).toEqual([
      ['Polski', 'pl-PL'],
      ['Deutsch', 'de-DE'],
      ['English', 'en-US'],
    ]);
    await user.tab();
    expect(list).toHaveFocus();
    await user.selectOptions(list, 'de');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('de');
  });
});

describe.each([
  ['buttons', ['pl', 'en'] as const],
  ['a list', ['pl', 'de', 'en'] as const],
])('the choice of a language by %s', (_how, languages) => {
  const choose = (user: UserEvent) =>
    languages.length > 2
      ? user.selectOptions(screen.getByRole('combobox'), 'en')
      : user.click(screen.getByRole('button', { name: 'English' }));

  it('says that the texts did not load, until another choice is made', async () => {
    const onChange = vi.fn<(language: string) => Promise<LanguageChange>>();
    const { user } = await renderWithTexts(
      { ...praveloPage, languages },
      <LanguageChoice languages={languages} onChange={onChange} />,
      'pl',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    onChange.mockResolvedValueOnce('failed');
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nie udało się wczytać tego języka. Spróbuj ponownie.',
    );
    onChange.mockResolvedValueOnce('superseded');
    await choose(user);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('the screen for a render error', () => {
  const { contact } = ondaraPage.definition;

  it('is announced at once, with a reload button and no details', { tags: ['H24'] }, async () => {
    const onReload = vi.fn();
    const { user } = await renderWithTexts(
      ondaraPage,
      <RenderFailure contact={contact} onReload={onReload} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Algo ha ido mal. Inténtalo de nuevo más tarde.');
    expect(screen.getByRole('alert')).toHaveTextContent('Tus respuestas siguen guardadas en este navegador.');
    expect(screen.getByRole('link', { name: contact.phone })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Volver a cargar la página' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('is in English if the texts are missing', async () => {
    const { translations, view } = await renderWithTexts(ondaraPage, null);
    for (const tag of ['es-ES', 'en-US']) translations.removeResourceBundle(tag, 'common');
    view.rerender(
      <TextsProvider i18n={translations}>
        <RenderFailure contact={contact} onReload={() => undefined} />
      </TextsProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please, try again later.');
    expect(screen.getByRole('button')).toBeInTheDocument();
  });
});

describe('the first screen', () => {
  const props = { scene: null, lenders: ['Banco Uno', 'Banco Dos'], toHave: ['account'] as const };

  it('introduces the page and the lenders, which later screens do not show', async () => {
    const { view } = await renderWithTexts(
      ondaraPage,
      <PageFrame isFirst {...props}>
        form
      </PageFrame>,
    );
    expect(screen.getByText('Tu préstamo, claro y a tu ritmo')).toBeInTheDocument();
    expect(screen.getByText('Trabajamos con Banco Uno y Banco Dos.')).toBeInTheDocument();
    const list = screen.getByText('Ten a mano').closest('details');
    expect(list).not.toHaveAttribute('open');
    expect(list).toHaveTextContent('El IBAN de tu cuenta');
    expect(list).not.toHaveTextContent('DNI');
    view.unmount();
    await renderWithTexts(
      ondaraPage,
      <PageFrame isFirst={false} {...props}>
        form
      </PageFrame>,
    );
    expect(screen.queryByText(/Banco Uno/)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('form');
  });
});
