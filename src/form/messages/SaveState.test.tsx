// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import { showOn } from '../../testing/page.fixture';
import type { Sending } from '../../domain/journey/calls/sending';
import { SaveState } from './SaveState';

const told = async (sending: Sending, page = ondaraPage) => {
  await showOn(page, <SaveState sending={sending} />);
  return screen.getByRole('status');
};

describe('how the saving stands', () => {
  it('is told politely, in a place that is there before there is anything to say', async () => {
    expect(await told({ kind: 'idle' })).toBeEmptyDOMElement();
  });

  it.each([
    ['sending', 'Enviando tus respuestas.'],
    [
      'still-working',
      'Seguimos en ello. Está tardando más de lo normal, pero no se pierde nada de lo que has escrito.',
    ],
  ] as const)('is told while %s', async (kind, text) => {
    expect(await told({ kind })).toHaveTextContent(text);
  });

  it.each([
    ['offline', 'No tienes conexión.'],
    ['server', 'Nuestro servidor no puede recibir tus respuestas ahora.'],
    ['no-answer', 'Nuestro servidor no ha respondido.'],
    ['refused', 'Nuestro servidor no ha podido aceptar estas respuestas.'],
  ] as const)('names the true cause: %s', async (reason, text) => {
    const status = await told({ kind: 'not-saved', reason });
    expect(status).toHaveTextContent('Todavía no se ha guardado.');
    expect(status).toHaveTextContent(text);
  });

  it.each([
    [22, 22, 'Odczekaj 22 sekundy i spróbuj ponownie.'],
    [22, 5, 'Odczekaj 22 sekundy i spróbuj ponownie.'],
    [120, 1, 'Odczekaj 120 sekund i spróbuj ponownie.'],
    [121, 121, 'Nasz serwis ma przerwę mniej więcej do 18:05.'],
    [22, 0, 'Możesz już spróbować ponownie.'],
    [3600, 0, 'Możesz już spróbować ponownie.'],
  ])('tells once how long to wait: of %i seconds, with %i left', async (seconds, secondsLeft, text) => {
    const until = new Date(2026, 10, 20, 18, 5).getTime();
    const waiting = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft, until } as const;
    expect(await told(waiting, praveloPage)).toHaveTextContent(text);
  });

  it('leaves what is saved to the message in passing, so that it is told once', async () => {
    const at = new Date(2026, 10, 20, 18, 5).getTime();
    expect(await told({ kind: 'saved', at }, praveloPage)).toBeEmptyDOMElement();
  });
});
