// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import { renderWithTexts } from '../../testing/render.fixture';
import type { RequestStatus } from '../../domain/journey/calls/requestStatus';
import { SaveStatus } from './SaveStatus';

const renderStatus = async (status: RequestStatus, page = ondaraPage) => {
  await renderWithTexts(page, <SaveStatus requestStatus={status} />);
  return screen.getByRole('status');
};

describe('the save status', () => {
  it('renders an empty live region before the first request', async () => {
    expect(await renderStatus({ kind: 'idle' })).toBeEmptyDOMElement();
  });

  it.each([
    ['sending', 'Enviando tus respuestas.'],
    [
      'still-working',
      'Seguimos en ello. Está tardando más de lo normal, pero no se pierde nada de lo que has escrito.',
    ],
  ] as const)('reports the status %s', async (kind, text) => {
    expect(await renderStatus({ kind })).toHaveTextContent(text);
  });

  it.each([
    ['offline', 'No tienes conexión.'],
    ['server', 'Ahora no podemos recibir tus respuestas.'],
    ['no-answer', 'No hemos podido confirmar el envío.'],
    ['refused', 'No hemos podido aceptar estas respuestas.'],
  ] as const)('reports the reason of a failed save: %s', async (reason, text) => {
    const status = await renderStatus({ kind: 'not-saved', reason });
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
  ])('reports the wait of %i seconds once, with %i left', async (seconds, secondsLeft, text) => {
    const until = new Date(2026, 10, 20, 18, 5).getTime();
    const waiting = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft, until } as const;
    expect(await renderStatus(waiting, praveloPage)).toHaveTextContent(text);
  });

  it('does not repeat a save that a toast reports', async () => {
    const at = new Date(2026, 10, 20, 18, 5).getTime();
    expect(await renderStatus({ kind: 'saved', at }, praveloPage)).toBeEmptyDOMElement();
  });
});
