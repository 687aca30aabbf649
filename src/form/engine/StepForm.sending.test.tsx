// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import type { AnswerReader } from './answerReader';
import { openStep, realReader, type OpenStep } from './step.fixture';
import { settled } from '../../testing/settled';

const refused = 'No hemos podido aceptar esta respuesta. Revísala.';
const iban = () => screen.getByRole('textbox', { name: 'IBAN de tu cuenta' });
const go = () => screen.getByRole('button', { name: 'Continuar' });
const rightIban = 'ES91 2100 0418 4502 0005 1332';
const bank = { iban: 'ES9121000418450200051332' };

/** Resolves as soon as everything that was pressed has had its effect. */
const handedOver = ({ submitted }: OpenStep, times: number) =>
  waitFor(() => expect(submitted).toHaveLength(times));

describe('a step in order', () => {
  it('hands its answers over as the lead keeps them', async () => {
    const open = await openStep(praveloPage, 'reference-information');
    await open.user.click(screen.getByRole('radio', { name: 'Praca' }));
    await open.user.type(screen.getByRole('textbox', { name: 'Imię i nazwisko' }), ' Łucja  Żak ');
    await open.user.type(screen.getByRole('textbox', { name: 'Numer telefonu' }), '512 345 678');
    await open.user.click(screen.getByRole('button', { name: 'Dalej' }));
    await handedOver(open, 1);
    expect(open.submitted).toEqual([
      { reference_type: 'colleague', reference_name: 'Łucja Żak', reference_phone_number: '+48512345678' },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is handed over once on a double click', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { known: bank });
    await open.user.dblClick(go());
    await settled();
    expect(open.submitted).toEqual([bank]);
  });

  it('is handed over once however often Enter is pressed while the rules arrive', async () => {
    let arrive: (reader: AnswerReader) => void = () => undefined;
    const arriving = new Promise<AnswerReader>((resolve) => {
      arrive = resolve;
    });
    const open = await openStep(ondaraPage, 'bank-account', { known: bank, loadReader: () => arriving });
    await open.user.type(iban(), '{Enter}{Enter}{Enter}');
    arrive(realReader(ondaraPage));
    await handedOver(open, 1);
    await settled();
    expect(open.submitted).toEqual([bank]);
  });

  it.each(['sending', 'still-working'] as const)('is not handed over while %s', async (kind) => {
    const open = await openStep(ondaraPage, 'bank-account', { known: bank, sending: { kind } });
    await open.user.click(go());
    await open.user.type(iban(), '{Enter}');
    await settled();
    expect(open.submitted).toEqual([]);
    expect(go()).toHaveAttribute('aria-busy', 'true');
  });

  it('counts down on its button while the server wants time', async () => {
    const waiting = { kind: 'not-saved', reason: 'wait', seconds: 65, until: 0 } as const;
    const open = await openStep(ondaraPage, 'bank-account', { known: bank });
    open.tell({ sending: { ...waiting, secondsLeft: 65 } });
    const button = screen.getByRole('button', { name: 'Intentar de nuevo en 1:05' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    open.tell({ sending: { ...waiting, secondsLeft: 1 } });
    expect(button).toHaveTextContent('0:01');
    open.tell({ sending: { ...waiting, secondsLeft: 0 } });
    expect(button).toHaveTextContent('Intentar de nuevo');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    await open.user.click(button);
    await handedOver(open, 1);
  });

  it('can be sent again when it was not saved, and nothing typed is lost', async () => {
    const open = await openStep(ondaraPage, 'bank-account');
    await open.user.type(iban(), `${rightIban}{Enter}`);
    await handedOver(open, 1);
    open.tell({ sending: { kind: 'sending' } });
    open.tell({ sending: { kind: 'not-saved', reason: 'offline' } });
    expect(screen.getByText('Todavía no se ha guardado.')).toBeInTheDocument();
    expect(iban()).toHaveValue(rightIban);
    await open.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await handedOver(open, 2);
  });
});

describe('errors of the server', () => {
  const serverErrors = [{ control: 'iban', code: 'not_accepted' }] as const;
  const answeredWith = (open: OpenStep, errors: typeof serverErrors) => {
    open.tell({ sending: { kind: 'sending' } });
    open.tell({ sending: { kind: 'idle' }, serverErrors: [...errors] as const });
  };
  const linked = () => within(screen.getByRole('alert')).getAllByRole('link');

  it('stand once at their field and once in the summary, which takes the focus', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { known: bank });
    await open.user.click(go());
    await handedOver(open, 1);
    answeredWith(open, serverErrors);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(linked().map(({ textContent }) => textContent)).toEqual([`IBAN de tu cuenta: ${refused}`]);
    expect(screen.getAllByText(refused)).toHaveLength(1);
    expect(iban()).toHaveAccessibleDescription(expect.stringContaining(refused));
    expect(iban()).toHaveValue(rightIban);
  });

  it('stay when the field was sent from within and the summary takes the focus out of it', async () => {
    const open = await openStep(ondaraPage, 'bank-account');
    await open.user.type(iban(), `${bank.iban}{Enter}`);
    await handedOver(open, 1);
    answeredWith(open, serverErrors);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await settled();
    expect(iban()).toBeInvalid();
    expect(screen.getByText(refused)).toBeInTheDocument();
    expect(linked()).toHaveLength(1);
  });

  it('show at once on a step that is opened for them', async () => {
    await openStep(ondaraPage, 'bank-account', { known: bank, serverErrors });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(iban()).toBeInvalid();
  });

  it('are told in general words where their code is not known', async () => {
    await openStep(ondaraPage, 'bank-account', {
      known: bank,
      serverErrors: [{ control: 'iban', code: 'a_code_of_next_year' }],
    });
    expect(await screen.findByText(refused)).toBeInTheDocument();
  });

  it('go with the first change and do not come back while nothing is sent', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { known: bank, serverErrors });
    await screen.findByRole('alert');
    await open.user.clear(iban());
    await open.user.type(iban(), 'ES6000491500051234567892');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    open.tell({ serverErrors: [...serverErrors] });
    await settled();
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
  });

  it('show again when the second sending is answered with the same', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { known: bank, serverErrors });
    await screen.findByRole('alert');
    await open.user.click(go());
    await handedOver(open, 1);
    answeredWith(open, serverErrors);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(linked()).toHaveLength(1);
    expect(iban()).toBeInvalid();
  });

  it('stay away after a sending that did not arrive', async () => {
    const open = await openStep(ondaraPage, 'bank-account', { known: bank, serverErrors });
    await screen.findByRole('alert');
    await open.user.click(go());
    await handedOver(open, 1);
    open.tell({ sending: { kind: 'sending' }, serverErrors });
    open.tell({ sending: { kind: 'not-saved', reason: 'server' }, serverErrors });
    await settled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('rules that cannot be loaded', () => {
  /** A step whose rules arrive only while there is a network. */
  async function withoutRules(isOnline: boolean) {
    const network = { hasRules: false };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const open = await openStep(ondaraPage, 'bank-account', {
      known: bank,
      loadReader: async () => {
        if (!network.hasRules) throw new Error('no rules');
        return realReader(ondaraPage);
      },
    });
    await open.user.click(go());
    expect(await screen.findByText('Todavía no se ha guardado.')).toBeInTheDocument();
    expect(open.submitted).toEqual([]);
    expect(iban()).toHaveValue(rightIban);
    network.hasRules = true;
    return open;
  }

  afterEach(() => vi.restoreAllMocks());

  it('are told as what they are, and tried again with the next press', async () => {
    const open = await withoutRules(true);
    expect(screen.getByText(/Nuestro servidor no ha respondido/)).toBeInTheDocument();
    await open.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await handedOver(open, 1);
    await waitFor(() => expect(screen.queryByText('Todavía no se ha guardado.')).not.toBeInTheDocument());
  });

  it('without a network are tried again when it is back, once', async () => {
    const open = await withoutRules(false);
    expect(screen.getByText(/No tienes conexión/)).toBeInTheDocument();
    dispatchEvent(new Event('online'));
    await handedOver(open, 1);
    dispatchEvent(new Event('online'));
    await settled();
    expect(open.submitted).toHaveLength(1);
  });

  it('leave a field without a judgement, and the applicant in peace', async () => {
    const open = await openStep(ondaraPage, 'bank-account', {
      loadReader: () => Promise.reject(new Error('offline')),
    });
    await open.user.type(iban(), 'ES91');
    await open.user.tab();
    await settled();
    expect(iban()).toBeValid();
    expect(iban()).toHaveValue('ES91');
  });
});
