// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlers } from '../tests/backend/handlers';
import { resetBackend, openApp } from '../src/app/app.fixture';
import { store as backend } from '../tests/backend/store';
import { ondaraPage } from '../src/state/store.fixture';
import type { NetworkInterceptor } from '../src/platform/network/network';
import { progressStates, stateNumber } from '../src/domain/journey/states/progressStates';
import { createRealReader } from '../src/form/engine/step.fixture';
import { flushPromises } from '../src/testing/flushPromises';
import { Drawer } from './Drawer';
import { createLedger } from '../src/tracking/ledger';
import type { QaDependencies } from '../src/app/wiring/qaDependencies';
import { createQaTools } from './tools';

interface OpenOptions {
  readonly experiment?: QaDependencies['experiment'];
  readonly route?: string;
  readonly isOpenAtFirst?: boolean;
  readonly ledger?: QaDependencies['ledger'];
}

/** Opens the application with the drawer, as in a staging build. */
async function openWithDrawer({
  route = '',
  isOpenAtFirst = true,
  ledger = null,
  experiment = null,
}: OpenOptions = {}) {
  const app = await openApp({ route });
  let between: NetworkInterceptor = (_call, go) => go();
  const tools = createQaTools({
    store: app.store,
    experiment,
    page: ondaraPage,
    configuration: { apiBase: '/api', basePath: '/application-frontend', leadPath: '/v3/lead' },
    query: '',
    loadReader: async () => createRealReader(ondaraPage),
    loadLateAssets: app.loadLateAssets,
    ledger,
    interceptNetwork: (other) => {
      between = other;
      return () => undefined;
    },
  });
  render(<Drawer tools={tools} isOpenAtFirst={isOpenAtFirst} />);
  /** Sends a request of the application and returns the status of the response. */
  const send = (body: object) =>
    act(async () => {
      const request = { method: 'PUT', body: JSON.stringify(body) };
      const { status } = await between({ address: '/api/v3/lead', request }, async () => new Response());
      return status;
    });
  return { ...app, send };
}

const drawer = () => screen.getByRole('dialog', { name: 'QA' });
const settle = async (interaction: Promise<void>) => {
  await interaction;
  await act(flushPromises);
};
const readLeadState = ({ store }: Awaited<ReturnType<typeof openWithDrawer>>) =>
  store.getState().leadApplication;
const readJsonField = (label: string): unknown =>
  JSON.parse(within(drawer()).getByLabelText<HTMLTextAreaElement>(label).value);

/** Mocks the responses to the drawer's own requests. */
function mockResponsesOf(backend: 'reference back end' | 'none') {
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    const sent = new Request(`http://sandbox.test${address}`, request);
    const response = backend === 'none' ? undefined : await getResponse([...handlers], sent);
    return response ?? new Response(null, { status: 404 });
  });
}

beforeEach(() => {
  resetBackend();
  mockResponsesOf('reference back end');
});
afterEach(() => vi.unstubAllGlobals());

describe('drawer', () => {
  it('opens by its button and shortcut, closes by Escape inside, and moves the focus', async () => {
    const { user } = await openWithDrawer({ isOpenAtFirst: false });
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

  it('lists every state and every step of the page', async () => {
    await openWithDrawer();
    const values = (name: string) =>
      within(screen.getByRole('combobox', { name })).getAllByRole('option').length;
    expect(values('State')).toBe(progressStates.length);
    expect(values('Step')).toBe(ondaraPage.steps.length);
  });
});

describe('jump', () => {
  const jumpTo = async ({ user }: Awaited<ReturnType<typeof openWithDrawer>>, name: string) => {
    const option = `${progressStates.findIndex((row) => row.name === name)} ${name}`;
    await user.selectOptions(within(drawer()).getByLabelText('State'), option);
    await settle(user.click(screen.getByRole('button', { name: 'Go to the state' })));
  };

  it('sets the state in the reference back end and creates a lead if there is none', async () => {
    const app = await openWithDrawer();
    await jumpTo(app, 'COFIDIS_OFFER');
    expect(readLeadState(app).progressStates.at(-1)).toBe(stateNumber('COFIDIS_OFFER'));
    expect(readLeadState(app).result.stepData).toMatchObject({ offer: {} });
    expect(app.calls.at(-1)?.path).toBe(`/lead/status/${readLeadState(app).application.id}`);
    expect(within(drawer()).getByRole('status')).toHaveTextContent('set by the reference back end');
    expect(screen.getByLabelText('Link to continue')).toHaveValue(
      `${window.location.origin}/application-frontend/continue/${readLeadState(app).application.id}`,
    );
    const { id } = readLeadState(app).application;
    await jumpTo(app, 'REJECTED');
    expect(readLeadState(app)).toMatchObject({ application: { id } });
    expect(readLeadState(app).progressStates.at(-1)).toBe(stateNumber('REJECTED'));
  });

  it('creates another lead if the reference back end has forgotten it', async () => {
    const app = await openWithDrawer();
    await jumpTo(app, 'COFIDIS_OFFER');
    resetBackend();
    await jumpTo(app, 'COFIDIS_OFFER');
    expect(Object.keys(backend.leads)).toEqual([readLeadState(app).application.id]);
    expect(readLeadState(app).result.stepData).toMatchObject({ offer: {} });
  });

  it('sets the state in the store if there is no reference back end', async () => {
    mockResponsesOf('none');
    const app = await openWithDrawer();
    await jumpTo(app, 'REJECTED');
    expect(readLeadState(app).progressStates.at(-1)).toBe(stateNumber('REJECTED'));
    expect(within(drawer()).getByRole('status')).toHaveTextContent('set by the store');
    expect(app.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('opens a step, answers the steps before it and sends nothing', async () => {
    const app = await openWithDrawer();
    const last = ondaraPage.steps.at(-1)?.path ?? '';
    await app.user.selectOptions(within(drawer()).getByLabelText('Step'), last);
    await settle(app.user.click(screen.getByRole('button', { name: 'Go to the step' })));
    expect(document.querySelector('form')).toHaveAttribute('data-step', last);
    expect(app.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(readLeadState(app).application.contactDetails).toMatchObject({ email: 'ana@example.com' });
  });
});

describe('fill', () => {
  it.each(['minimal', 'maximal'])('fills a step so that it can be submitted: %s', async (extent) => {
    const app = await openWithDrawer();
    const first = document.querySelector('form')?.dataset['step'] ?? '';
    await settle(app.user.click(screen.getByRole('button', { name: `Fill the step: ${extent}` })));
    // The drawer loads the page's questionnaires before it fills, so the press waits until it has filled.
    await waitFor(() => expect(within(drawer()).getByRole('status')).toHaveTextContent(`filled (${extent})`));
    const button = document.querySelector('form [type=submit]') ?? expect.unreachable('There is no button');
    await settle(app.user.click(button));
    // The rules that validate the answers load with an import, so the submit may end after the press.
    await waitFor(() => expect(app.store.getState().dynamicPages.submitted).toEqual([first]));
    const { min, max } = ondaraPage.definition.amount;
    expect(readJsonField('Lead in the store')).toMatchObject({ amount: extent === 'minimal' ? min : max });
  });
});

describe('sections', () => {
  it('show the last payload and its changes since the previous one', async () => {
    const { send } = await openWithDrawer();
    await send({ amount: 1, period: 12 });
    await send({ amount: 2, period: 12 });
    expect(readJsonField('Body')).toEqual({ amount: 2, period: 12 });
    const changes = screen.getByRole('list', { name: /changes/i });
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['amount: 1 → 2']);
  });

  it('list the result of an event for each platform, newest first, with the reason if it was skipped', async () => {
    const ledger = createLedger();
    await openWithDrawer({ ledger });
    expect(drawer()).toHaveTextContent('No events yet.');
    const at = Date.parse('2026-11-20T12:00:00Z');
    const entry = { at, event: 'Lead', id: 'id', platform: 'social pixel' } as const;
    act(() => {
      ledger.record({ ...entry, outcome: 'sent', reason: '' });
      ledger.record({ ...entry, outcome: 'skipped', reason: 'no consent to advertising' });
    });
    const items = within(screen.getByRole('region', { name: 'Events' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '12:00:00.000 Lead social pixel: skipped, no consent to advertising',
      '12:00:00.000 Lead social pixel: sent',
    ]);
  });

  it('show changed network conditions until they are switched off', async () => {
    const { user, send } = await openWithDrawer();
    await user.selectOptions(screen.getByLabelText('Responses'), '500');
    const opener = screen.getByRole('button', { name: 'QA: network changed' });
    expect(await send({ amount: 1 })).toBe(500);
    await user.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(opener).toHaveTextContent(/^QA$/);
    expect(await send({ amount: 1 })).toBe(200);
  });
});

it('shows the variant of the document and a link to each on a page with an experiment', async () => {
  document.documentElement.dataset['variant'] = 'b';
  await openWithDrawer({ experiment: { name: 'words', variants: ['a', 'b'] } });
  delete document.documentElement.dataset['variant'];
  const section = within(drawer()).getByRole('region', { name: 'Experiment' });
  expect(section.textContent).toContain('words: b');
  const links = within(section).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['a', '/application-frontend/?qa&variant=a', null],
    ['b', '/application-frontend/?qa&variant=b', 'true'],
  ]);
});
