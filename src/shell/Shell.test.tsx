// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { TextsProvider } from '../platform/texts';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage, praveloPage } from '../app/pages.fixture';
import { showOn } from '../testing/page.fixture';
import { LanguageChoice } from './LanguageChoice';
import { PageFrame } from './PageFrame';
import { RenderFailure } from './RenderFailure';

describe('the choice of language', () => {
  it('names each language in its own words and tells the chosen one', async () => {
    const onChange = vi.fn();
    const { user } = await showOn(
      praveloPage,
      <LanguageChoice languages={['pl', 'en']} onChange={onChange} />,
    );
    expect(screen.getByRole('group', { name: 'Język' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Polski', pressed: true })).toHaveAttribute('lang', 'pl-PL');
    await user.click(screen.getByRole('button', { name: 'English', pressed: false }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('en');
  });
});

describe('a failure of rendering', () => {
  it('is told at once, with the one way on and nothing of the fault', async () => {
    const onReload = vi.fn();
    const { user } = await showOn(ondaraPage, <RenderFailure onReload={onReload} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Algo ha ido mal. Inténtalo de nuevo más tarde.');
    expect(screen.getByRole('alert')).toHaveTextContent('Tus respuestas siguen guardadas en este navegador.');
    await user.click(screen.getByRole('button', { name: 'Volver a cargar la página' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('is told in English where the texts are what failed', async () => {
    const { translations, view } = await showOn(ondaraPage, null);
    for (const tag of ['es-ES', 'en-US']) translations.removeResourceBundle(tag, 'common');
    view.rerender(
      <TextsProvider i18n={translations}>
        <RenderFailure onReload={() => undefined} />
      </TextsProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please, try again later.');
    expect(screen.getByRole('button')).toBeInTheDocument();
  });
});

describe('the first screen', () => {
  const around = { scene: null, lenders: ['Banco Uno', 'Banco Dos'] };

  it('says what the page is and who lends; later ones leave room for the form', async () => {
    const { view } = await showOn(
      ondaraPage,
      <PageFrame isFirst {...around}>
        form
      </PageFrame>,
    );
    expect(screen.getByText('Tu préstamo, claro y a tu ritmo')).toBeInTheDocument();
    expect(screen.getByText('Trabajamos con Banco Uno y Banco Dos.')).toBeInTheDocument();
    view.unmount();
    await showOn(
      ondaraPage,
      <PageFrame isFirst={false} {...around}>
        form
      </PageFrame>,
    );
    expect(screen.queryByText(/Banco Uno/)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('form');
  });
});
