// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlers } from '../tests/backend/handlers';
import { freshBackend, openApp } from '../src/app/app.fixture';
import { statesOf } from '../src/app/pages.fixture';
import { ondaraPage } from '../src/app/world.fixture';
import type { Between } from '../src/platform/network';
import { progressStates, stateNumber } from '../src/domain/journey/states/progressStates';
import { realReader } from '../src/form/engine/step.fixture';
import { settled } from '../src/testing/settled';
import { makeCell } from './cell';
import { Drawer } from './Drawer';
import { makeLedger } from '../src/tracking/ledger';
import { emptyLedger, linesOf, type LedgerEntry, type LedgerSource } from './ledger';
import { makeTools } from './tools';

interface Opening {
  readonly route?: string;
  readonly isOpenAtFirst?: boolean;
  readonly ledger?: LedgerSource;
}

/** The application with the drawer beside it, as a build for staging shows them. */
async function openBeside({ route = '', isOpenAtFirst = true, ledger = emptyLedger }: Opening = {}) {
  const app = await openApp({ route });
  let between: Between = (_call, go) => go();
  const tools = makeTools(
    {
      store: app.store,
      page: ondaraPage,
      configuration: { apiBase: '/api', basePath: '/application-frontend', leadPath: '/v3/lead' },
      query: '',
      loadReader: async () => realReader(ondaraPage),
      loadStates: async () => statesOf(ondaraPage),
      ledger: null,
      standBetween: (other) => {
        between = other;
        return () => undefined;
      },
    },
    ledger,
  );
  render(<Drawer tools={tools} isOpenAtFirst={isOpenAtFirst} />);
  /** Lets the application send something, and tells how it is answered. */
  const send = (body: object) =>
    act(async () => {
      const request = { method: 'PUT', body: JSON.stringify(body) };
      const { status } = await between({ address: '/api/v3/lead', request }, async () => new Response());
      return status;
    });
  return { ...app, send };
}

const drawer = () => screen.getByRole('dialog', { name: 'QA' });
const pressed = async (work: Promise<void>) => {
  await work;
  await act(settled);
};
const leadOf = ({ store }: Awaited<ReturnType<typeof openBeside>>) => store.getState().leadApplication;
const dataIn = (label: string): unknown =>
  JSON.parse(within(drawer()).getByLabelText<HTMLTextAreaElement>(label).value);

/** What answers the drawer's own calls: the reference back end, or nobody. */
function answeredBy(who: 'reference back end' | 'nobody') {
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    const asked = new Request(`http://sandbox.test${address}`, request);
    const answer = who === 'nobody' ? undefined : await getResponse([...handlers], asked);
    return answer ?? new Response(null, { status: 404 });
  });
}

beforeEach(() => {
  freshBackend();
  answeredBy('reference back end');
});
afterEach(() => vi.unstubAllGlobals());

describe('the drawer', () => {
  it('opens by its button and by keys, closes by Escape inside, and the focus goes along', async () => {
    const { user } = await openBeside({ isOpenAtFirst: false });
    const opener = screen.getByRole('button', { name: 'QA' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    await waitFor(() => expect(drawer()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await user.keyboard('{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}');
    await waitFor(() => expect(drawer()).toHaveFocus());
    opener.focus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers every state and every step of the page', async () => {
    await openBeside();
    const values = (name: string) =>
      within(screen.getByRole('combobox', { name })).getAllByRole('option').length;
    expect(values('State')).toBe(progressStates.length);
    expect(values('Step')).toBe(ondaraPage.steps.length);
  });
});

describe('a jump', () => {
  const jumpTo = async ({ user }: Awaited<ReturnType<typeof openBeside>>, name: string) => {
    const option = `${progressStates.findIndex((row) => row.name === name)} ${name}`;
    await user.selectOptions(within(drawer()).getByLabelText('State'), option);
    await pressed(user.click(screen.getByRole('button', { name: 'Go to the state' })));
  };

  it('is told by the reference back end, of a lead that it creates where there is none', async () => {
    const app = await openBeside();
    await jumpTo(app, 'COFIDIS_OFFER');
    expect(leadOf(app).progressStates.at(-1)).toBe(stateNumber('COFIDIS_OFFER'));
    expect(leadOf(app).result.stepData).toMatchObject({ offer: {} });
    expect(app.calls.at(-1)?.path).toBe(`/lead/status/${leadOf(app).application.id}`);
    expect(within(drawer()).getByRole('status')).toHaveTextContent('told by the reference back end');
    expect(screen.getByLabelText('Link to continue')).toHaveValue(
      `${window.location.origin}/application-frontend/continue/${leadOf(app).application.id}`,
    );
    const { id } = leadOf(app).application;
    await jumpTo(app, 'REJECTED');
    expect(leadOf(app)).toMatchObject({ application: { id } });
    expect(leadOf(app).progressStates.at(-1)).toBe(stateNumber('REJECTED'));
  });

  it('is told by the store alone where no reference back end answers', async () => {
    answeredBy('nobody');
    const app = await openBeside();
    await jumpTo(app, 'REJECTED');
    expect(leadOf(app).progressStates.at(-1)).toBe(stateNumber('REJECTED'));
    expect(within(drawer()).getByRole('status')).toHaveTextContent('told by the store');
    expect(app.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('opens any step; those before it are answered and nothing is sent', async () => {
    const app = await openBeside();
    const last = ondaraPage.steps.at(-1)?.path ?? '';
    await app.user.selectOptions(within(drawer()).getByLabelText('Step'), last);
    await pressed(app.user.click(screen.getByRole('button', { name: 'Go to the step' })));
    expect(document.querySelector('form')).toHaveAttribute('data-step', last);
    expect(app.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(leadOf(app).application.contactDetails).toMatchObject({ email: 'ana@example.com' });
  });
});

describe('filling', () => {
  it.each(['minimal', 'maximal'])('answers a step as somebody who types: %s', async (extent) => {
    const app = await openBeside();
    const first = document.querySelector('form')?.dataset['step'] ?? '';
    await pressed(app.user.click(screen.getByRole('button', { name: `Fill the step: ${extent}` })));
    const button = document.querySelector('form [type=submit]') ?? expect.unreachable('There is no button');
    await pressed(app.user.click(button));
    expect(app.store.getState().dynamicPages.submitted).toEqual([first]);
    const { min, max } = ondaraPage.definition.amount;
    expect(dataIn('Lead in the store')).toMatchObject({ amount: extent === 'minimal' ? min : max });
  });
});

describe('what is shown', () => {
  it('is the last payload, with what changed since the one before', async () => {
    const { send } = await openBeside();
    await send({ amount: 1, period: 12 });
    await send({ amount: 2, period: 12 });
    expect(dataIn('Body')).toEqual({ amount: 2, period: 12 });
    const changes = screen.getByRole('list', { name: /changes/i });
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['amount: 1 → 2']);
  });

  it('is every event that is told, the last first', async () => {
    const ledger = makeCell<readonly LedgerEntry[]>([]);
    await openBeside({ ledger });
    expect(drawer()).toHaveTextContent('No event was told.');
    const at = Date.parse('2026-11-20T12:00:00Z');
    act(() =>
      ledger.set([
        { at, name: 'begun', details: '' },
        { at, name: 'step', details: 'loan-details' },
      ]),
    );
    const told = within(screen.getByRole('region', { name: 'Events' })).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      '12:00:00.000 step loan-details',
      '12:00:00.000 begun ',
    ]);
  });

  it('shows what platforms were told, and what was held back and why', async () => {
    const ledger = makeLedger();
    await openBeside({ ledger: linesOf(ledger) });
    const entry = { at: 0, event: 'Lead', id: 'id', platform: 'social pixel' } as const;
    act(() => {
      ledger.write({ ...entry, outcome: 'sent', reason: '' });
      ledger.write({ ...entry, outcome: 'held back', reason: 'no consent to advertising' });
    });
    const lines = [...document.querySelectorAll('[data-qa=ledger] li')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '00:00:00.000 Lead social pixel: held back, no consent to advertising',
      '00:00:00.000 Lead social pixel: sent',
    ]);
  });

  it('is that the network is not as it was, until that is switched off', async () => {
    const { user, send } = await openBeside();
    await user.selectOptions(screen.getByLabelText('Answers'), '500');
    const opener = screen.getByRole('button', { name: 'QA: network changed' });
    expect(await send({ amount: 1 })).toBe(500);
    await user.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(opener).toHaveTextContent(/^QA$/);
    expect(await send({ amount: 1 })).toBe(200);
  });
});
