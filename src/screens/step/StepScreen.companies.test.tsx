// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { ondaraPage } from '../../app/pages.fixture';
import { answer, type Network } from '../../app/world.fixture';
import { dataPoints, type CataloguedName } from '../../domain/catalogue/dataPoints';
import { asking } from '../../form/lookUps/lookUp.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPages';
import { settled } from '../../testing/settled';

beforeEach(freshBackend);

const asked = (...names: readonly CataloguedName[]) =>
  names.map((name) => ({ name, point: dataPoints[name] }));
const oneStep = asking(
  ondaraPage,
  'employment-details',
  asked(
    'employer_name',
    'employer_tax_registry_code',
    'employer_postal_code',
    'employer_city',
    'employer_province',
    'employer_street',
    'employer_house_number',
  ),
);

const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}(?: \\(|$)`));
const name = () => control('Empresa');
const list = () => screen.findByRole('group', { name: /^¿Es alguna de estas empresas\?/ });
const noList = () => expect(screen.queryByRole('group', { name: /empresas/ })).not.toBeInTheDocument();

async function openEmployer(network: Network = referenceNetwork, page = oneStep) {
  const visit = await openApp({
    page,
    route: 'employment-details',
    network,
    state: {
      ...ledTo('NONE', {
        application: { sessionId: 'session-1', incomeDetails: { incomeSource: 'employed' } },
        progressStates: [0],
      }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['employer_name', 'employer_tax_registry_code', 'iban'],
        submitted: ['loan-details', 'initial-details'],
      },
    },
  });
  await waitFor(() => expect(name()).toBeInTheDocument());
  // The application has loaded them by the time a step is opened.
  await act(() =>
    Promise.all([
      import('../../form/lookUps/stepLookUps'),
      import('../../form/lookUps/suggester'),
      import('../../form/lookUps/CompanyList'),
    ]),
  );
  const searches = () =>
    visit.calls.flatMap(({ path }) =>
      path.startsWith('/company/') ? decodeURIComponent(path.slice(9)) : [],
    );
  return { ...visit, searches };
}

describe('companies suggested while the employer is typed', () => {
  it('fill what nobody touched with the one that is chosen, mark it, and give the focus back', async () => {
    const { user, searches } = await openEmployer();
    await user.type(control('Calle de la empresa'), 'Calle Nueva');
    await user.type(name(), 'panad');
    await user.click(within(await list()).getByRole('button', { name: /^Panadería Ñu & Hijos S\.L\./ }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('B12345674'));
    expect(name()).toHaveValue('Panadería Ñu & Hijos S.L.');
    expect(name()).toHaveFocus();
    expect(control('Código postal de la empresa')).toHaveValue('28013');
    expect(control('Localidad de la empresa')).toHaveValue('Madrid');
    expect(control('Provincia de la empresa')).toHaveDisplayValue('Madrid');
    expect(control('Calle de la empresa')).toHaveValue('Calle Nueva');
    expect(control('Número del edificio de la empresa')).toHaveValue('7');
    expect(control('NIF de la empresa')).toHaveAccessibleName(/\(rellenado automáticamente\)$/);
    expect(control('Calle de la empresa')).toHaveAccessibleName('Calle de la empresa');
    noList();
    expect(searches()).toEqual(['panad']);
  });

  it('stay as they were filled in when the step is gone through, whatever the postal code finds', async () => {
    const { user } = await openEmployer();
    await user.type(name(), 'panad');
    await user.click(within(await list()).getByRole('button', { name: /^Panadería/ }));
    await waitFor(() => expect(control('Calle de la empresa')).toHaveValue('Calle Mayor'));
    await user.click(control('Código postal de la empresa'));
    await user.tab();
    await act(settled);
    expect(control('Calle de la empresa')).toHaveValue('Calle Mayor');
    await user.clear(control('NIF de la empresa'));
    await user.type(control('NIF de la empresa'), 'A58818501');
    expect(control('NIF de la empresa')).toHaveValue('A58818501');
  });

  it('take what they filled in along when another employer is written', async () => {
    const { user } = await openEmployer();
    await user.type(name(), 'panad');
    await user.click(within(await list()).getByRole('button', { name: /^Panadería/ }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('B12345674'));
    await user.clear(name());
    await user.type(name(), 'Otra');
    await user.tab();
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue(''));
  });

  it('may be left be: with the next key, with a press, or by going on', async () => {
    const { user } = await openEmployer();
    await user.type(name(), 'tall');
    await user.click(within(await list()).getByRole('button', { name: 'Ninguna de estas' }));
    noList();
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('tall');
    await user.type(name(), 'e');
    await list();
    await user.clear(name());
    noList();
    expect(control('NIF de la empresa')).toHaveValue('');
  });

  it('are told to who does not see them, and are reached by the keyboard', async () => {
    const { user } = await openEmployer();
    await user.type(name(), 'talleres');
    await list();
    expect(
      screen.getAllByText(/^¿Es alguna de estas empresas/).some((text) => text.closest('[aria-live]')),
    ).toBe(true);
    await user.tab();
    expect(
      screen.getByRole('button', { name: /^Talleres Muestra S\.A\..*A58818501.*Barcelona/ }),
    ).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('A58818501'));
  });

  it('are not looked for with fewer than three letters', async () => {
    const { user, searches } = await openEmployer();
    await user.type(name(), ' ñu ');
    await user.tab();
    await act(settled);
    expect(searches()).toEqual([]);
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['cannot be had', () => 'no connection'],
    ['are trouble', () => answer(503, {})],
    ['are none', () => answer(200, [])],
    ['have another shape', () => answer(200, { name: 'Talleres' })],
    ['have names that nobody could answer with', () => answer(200, [{ name: '<b>' }, { name: 3 }])],
  ])('%s: the applicant writes the name', async (_how, companies) => {
    const { user, searches, store } = await openEmployer(
      (call) => (call.path.startsWith('/company') ? companies() : referenceNetwork(call)),
      asking(ondaraPage, 'employment-details', asked('employer_name')),
    );
    await user.type(name(), 'Talleres');
    await waitFor(() => expect(searches()).toEqual(['Talleres']));
    await act(settled);
    noList();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(store.getState().leadApplication.application.employer).toEqual({ name: 'Talleres' }),
    );
  });

  it('are those of the name that stands, in whatever order they come', async () => {
    const held = new Map<string, (answered: Response) => void>();
    const { user } = await openEmployer((call) =>
      call.path.startsWith('/company')
        ? new Promise((end) => held.set(decodeURIComponent(call.path.slice(9)), end))
        : referenceNetwork(call),
    );
    await user.type(name(), 'primera');
    await waitFor(() => expect(held.has('primera')).toBe(true));
    await user.clear(name());
    await user.type(name(), 'segunda');
    await waitFor(() => expect(held.has('segunda')).toBe(true));
    await act(async () => {
      held.get('segunda')?.(answer(200, [{ name: 'Segunda S.A.' }]));
      await settled();
      held.get('primera')?.(answer(200, [{ name: 'Primera S.A.' }]));
      await settled();
    });
    expect(within(await list()).getByRole('button', { name: 'Segunda S.A.' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Primera S.A.' })).not.toBeInTheDocument();
  });
});

describe('the company that was chosen', () => {
  const twoSteps = asking(
    asking(ondaraPage, 'employment-details', asked('employer_name')),
    'bank-account',
    asked('employer_tax_registry_code'),
  );

  it('is kept in the tab, and fills a later step', async () => {
    const { user, session, keepNow } = await openEmployer(referenceNetwork, twoSteps);
    await user.type(name(), 'talleres');
    await user.click(within(await list()).getByRole('button', { name: /^Talleres/ }));
    await waitFor(
      () =>
        keepNow() ??
        expect(session.get('companyData')).toMatchObject({
          company: { name: 'Talleres Muestra S.A.', taxCode: 'A58818501' },
          sessionId: 'session-1',
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('A58818501'));
  });
});
