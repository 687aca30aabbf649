// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowNoticeDelayMs } from '../../domain/journey/calls/requestStatus';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import type { AnswerReader } from './answerReader';
import { openStep, createRealReader, type OpenStep } from './step.fixture';
import { flushPromises } from '../../testing/flushPromises';

const notAccepted =
  'No hemos podido aceptar esta respuesta. Escribe el IBAN de una cuenta de la zona SEPA (zona única de pagos en euros). El préstamo no se puede ingresar en otros países.';
const iban = () => screen.getByRole('textbox', { name: 'IBAN de tu cuenta' });
const go = () => screen.getByRole('button', { name: 'Continuar' });
const validIban = 'ES91 2100 0418 4502 0005 1332';
const bank = { iban: 'ES9121000418450200051332' };

/** Waits until the answers were submitted this many times. */
const waitForSubmits = ({ submitted }: OpenStep, times: number) =>
  waitFor(() => expect(submitted).toHaveLength(times));

describe('submit of valid answers', () => {
  it('submits the answers as the lead stores them', async () => {
    const open = await openStep(praveloPage, 'reference-information');
    await open.user.click(screen.getByRole('radio', { name: 'Praca' }));
    await open.user.type(screen.getByRole('textbox', { name: 'Imię i nazwisko' }), ' Łucja  Żak ');
    await open.user.type(screen.getByRole('textbox', { name: 'Numer telefonu' }), '512 345 678');
    await open.user.click(screen.getByRole('button', { name: 'Dalej' }));
    await waitForSubmits(open, 1);
    expect(open.submitted).toEqual([
      { reference_type: 'colleague', reference_name: 'Łucja Żak', reference_phone_number: '+48512345678' },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('submits once on a double click', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { knownAnswers: bank });
    await open.user.dblClick(go());
    await flushPromises();
    expect(open.submitted).toEqual([bank]);
  });

  it('submits once if Enter is pressed several times while the rules load', { tags: ['V6'] }, async () => {
    let resolveReader: (reader: AnswerReader) => void = () => undefined;
    const readerPromise = new Promise<AnswerReader>((resolve) => {
      resolveReader = resolve;
    });
    const open = await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      loadReader: () => readerPromise,
    });
    await open.user.type(iban(), '{Enter}{Enter}{Enter}');
    resolveReader(createRealReader(ondaraPage));
    await waitForSubmits(open, 1);
    await flushPromises();
    expect(open.submitted).toEqual([bank]);
  });

  it('says that it waits for the rules, and after a while that this takes long', async () => {
    const open = await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      loadReader: () => new Promise(() => undefined),
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(go());
      expect(screen.getByRole('status')).toHaveTextContent('Enviando tus respuestas.');
      expect(go()).toHaveAttribute('aria-busy', 'true');
      act(() => void vi.advanceTimersByTime(slowNoticeDelayMs));
      expect(screen.getByRole('status')).toHaveTextContent(/^Seguimos en ello/);
      expect(open.submitted).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('hands over nothing if the step is left before the rules load', async () => {
    let resolveReader: (reader: AnswerReader) => void = () => undefined;
    const open = await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      loadReader: () => new Promise((resolve) => (resolveReader = resolve)),
    });
    await open.user.type(iban(), '{Enter}');
    cleanup();
    resolveReader(createRealReader(ondaraPage));
    await flushPromises();
    expect(open.submitted).toEqual([]);
  });

  it.each(['sending', 'still-working'] as const)(
    'validates answers while the request is %s, and hands over valid ones',
    { tags: ['F4'] },
    async (kind) => {
      const open = await openStep(ondaraPage, 'bank-account', { requestStatus: { kind } });
      await open.user.type(iban(), 'ES00{Enter}');
      await waitFor(() => expect(iban()).toBeInvalid());
      expect(open.submitted).toEqual([]);
      // A request that fails meanwhile offers its retry below an answer that is marked as wrong.
      open.update({ requestStatus: { kind: 'not-saved', reason: 'server' } });
      expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
      expect(iban()).toBeInvalid();
      open.update({ requestStatus: { kind } });
      expect(go()).toHaveAttribute('aria-busy', 'true');
      await open.user.clear(iban());
      await open.user.type(iban(), `${validIban}{Enter}`);
      await waitForSubmits(open, 1);
    },
  );

  it('counts down on the button while the server asks to wait', { tags: ['A4'] }, async () => {
    const waiting = { kind: 'not-saved', reason: 'wait', seconds: 65, until: 0 } as const;
    const open = await openStep(ondaraPage, 'bank-account', { knownAnswers: bank });
    open.update({ requestStatus: { ...waiting, secondsLeft: 65 } });
    const button = screen.getByRole('button', { name: 'Intentar de nuevo' });
    expect(button).toHaveTextContent('Intentar de nuevo 1:05');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    open.update({ requestStatus: { ...waiting, secondsLeft: 1 } });
    expect(button).toHaveTextContent('0:01');
    open.update({ requestStatus: { ...waiting, secondsLeft: 0 } });
    expect(button).toHaveTextContent('Intentar de nuevo');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    await open.user.click(button);
    await waitForSubmits(open, 1);
  });

  it('can be submitted again after a failed save, and keeps all input', async () => {
    const open = await openStep(ondaraPage, 'bank-account');
    await open.user.type(iban(), `${validIban}{Enter}`);
    await waitForSubmits(open, 1);
    open.update({ requestStatus: { kind: 'sending' } });
    open.update({ requestStatus: { kind: 'not-saved', reason: 'offline' } });
    expect(screen.getByText('Todavía no se ha guardado.')).toBeInTheDocument();
    expect(iban()).toHaveValue(validIban);
    await open.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitForSubmits(open, 2);
  });
});

describe('server errors', () => {
  const serverErrors = [{ control: 'iban', code: 'not_accepted' }] as const;
  const respondWith = (open: OpenStep, errors: typeof serverErrors) => {
    open.update({ requestStatus: { kind: 'sending' } });
    open.update({ requestStatus: { kind: 'idle' }, serverErrors: [...errors] as const });
  };
  const linked = () => within(screen.getByRole('alert')).getAllByRole('link');

  it('shows a server error at its field and in the summary, which takes the focus', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { knownAnswers: bank });
    await open.user.click(go());
    await waitForSubmits(open, 1);
    respondWith(open, serverErrors);
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(linked().map(({ textContent }) => textContent)).toEqual([`IBAN de tu cuenta: ${notAccepted}`]);
    expect(screen.getAllByText(notAccepted)).toHaveLength(1);
    expect(iban()).toHaveAccessibleDescription(expect.stringContaining(notAccepted));
    expect(iban()).toHaveValue(validIban);
  });

  it('keeps a server error when the summary takes the focus from the field', async () => {
    const open = await openStep(ondaraPage, 'bank-account');
    await open.user.type(iban(), `${bank.iban}{Enter}`);
    await waitForSubmits(open, 1);
    respondWith(open, serverErrors);
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    await flushPromises();
    expect(iban()).toBeInvalid();
    expect(screen.getByText(notAccepted)).toBeInTheDocument();
    expect(linked()).toHaveLength(1);
  });

  it('shows the server errors when the step opens', async () => {
    await openStep(ondaraPage, 'bank-account', { knownAnswers: bank, serverErrors });
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(iban()).toBeInvalid();
  });

  it('tells the reason that the server names by its code, with the limits of the page', async () => {
    await openStep(ondaraPage, 'loan-details', {
      serverErrors: [{ control: 'loan_amount', code: 'range' }],
    });
    expect(await screen.findByText(/^Elige un importe entre \d[\d.]*.€ y \d[\d.]*.€\.$/)).toBeInTheDocument();
  });

  it('shows the general text if the rules do not load', async () => {
    await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      serverErrors,
      loadReader: () => Promise.reject(new Error('offline')),
    });
    expect(await screen.findByText('No hemos podido aceptar esta respuesta. Revísala.')).toBeInTheDocument();
  });

  it('says what the field takes for an unknown error code', { tags: ['A2'] }, async () => {
    await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      serverErrors: [{ control: 'iban', code: 'a_code_of_next_year' }],
    });
    expect(await screen.findByText(notAccepted)).toBeInTheDocument();
  });

  it('removes a server error at the first change and does not restore it before the next submit', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { knownAnswers: bank, serverErrors });
    await screen.findByRole('alert');
    await open.user.clear(iban());
    await open.user.type(iban(), 'ES6000491500051234567892');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    open.update({ serverErrors: [...serverErrors] });
    await flushPromises();
    expect(screen.queryByText(notAccepted)).not.toBeInTheDocument();
  });

  it('shows the same server errors again after a second submit', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { knownAnswers: bank, serverErrors });
    await screen.findByRole('alert');
    await open.user.click(go());
    await waitForSubmits(open, 1);
    respondWith(open, serverErrors);
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(linked()).toHaveLength(1);
    expect(iban()).toBeInvalid();
  });

  it('does not restore corrected server errors after a request that did not reach the server', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { knownAnswers: bank, serverErrors });
    await screen.findByRole('alert');
    await open.user.click(go());
    await waitForSubmits(open, 1);
    open.update({ requestStatus: { kind: 'sending' }, serverErrors });
    open.update({ requestStatus: { kind: 'not-saved', reason: 'server' }, serverErrors });
    await flushPromises();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('validation rules that cannot be loaded', () => {
  /** Opens a step whose rules load only while the network is available. */
  async function openWithoutRules(isOnline: boolean) {
    const network = { isAvailable: false };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const open = await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      loadReader: async () => {
        if (!network.isAvailable) throw new Error('no rules');
        return createRealReader(ondaraPage);
      },
    });
    await open.user.click(go());
    expect(await screen.findByText('Todavía no se ha guardado.')).toBeInTheDocument();
    expect(open.submitted).toEqual([]);
    expect(iban()).toHaveValue(validIban);
    network.isAvailable = true;
    return open;
  }

  afterEach(() => vi.restoreAllMocks());

  it('reports that the rules did not load, and loads them again at the next press', async () => {
    const open = await openWithoutRules(true);
    expect(screen.getByText(/No hemos podido confirmar el envío/)).toBeInTheDocument();
    await open.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitForSubmits(open, 1);
    await waitFor(() => expect(screen.queryByText('Todavía no se ha guardado.')).not.toBeInTheDocument());
  });

  it('loads the rules and submits if the network is back before the form waits for it', async () => {
    // Offline while the rules load, and online without an event when the form is rendered.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
    let attempts = 0;
    const open = await openStep(ondaraPage, 'bank-account', {
      knownAnswers: bank,
      loadReader: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no rules');
        return createRealReader(ondaraPage);
      },
    });
    await open.user.click(go());
    await waitForSubmits(open, 1);
  });

  it('loads the rules and submits once when the network is back', async () => {
    const open = await openWithoutRules(false);
    expect(screen.getByText(/No tienes conexión/)).toBeInTheDocument();
    dispatchEvent(new Event('online'));
    await waitForSubmits(open, 1);
    dispatchEvent(new Event('online'));
    await flushPromises();
    expect(open.submitted).toHaveLength(1);
  });

  it('waits for another press if the applicant has typed when the network is back', async () => {
    const open = await openWithoutRules(false);
    await open.user.type(iban(), '{Backspace}');
    expect(screen.queryByText(/No tienes conexión/)).not.toBeInTheDocument();
    dispatchEvent(new Event('online'));
    await flushPromises();
    expect(open.submitted).toHaveLength(0);
    expect(iban()).toBeValid();
    await open.user.type(iban(), '2');
    await open.user.click(go());
    await waitForSubmits(open, 1);
  });

  it('shows no error at a field that is left before the rules load', async () => {
    const open = await openStep(ondaraPage, 'bank-account', {
      loadReader: () => Promise.reject(new Error('offline')),
    });
    await open.user.type(iban(), 'ES91');
    await open.user.tab();
    await flushPromises();
    expect(iban()).toBeValid();
    expect(iban()).toHaveValue('ES91');
  });
});
