// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { ondaraPage, pageForCountry } from '../../testing/pages.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { dataPoints, type CataloguedName } from '../../domain/catalogue/dataPoints';
import { skipLookUpDelay, withQuestions } from '../../form/lookUps/lookUp.fixture';
import { changeRequested } from '../../state/events';
import { readApplication } from '../../state/stored/applications';
import { dynamicPagesSchema } from '../../state/stored/schemas';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { flushPromises } from '../../testing/flushPromises';

beforeEach(resetBackend);
beforeEach(skipLookUpDelay);

const createQuestions = (...names: readonly CataloguedName[]) =>
  names.map((name) => ({ name, point: dataPoints[name] }));
const oneStep = withQuestions(
  ondaraPage,
  'employment-details',
  createQuestions(
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

/** Two companies of one name. */
const twins = [
  { name: 'Talleres SL', taxCode: 'A58818501', address: { city: 'Madrid' } },
  { name: 'Talleres SL', taxCode: 'B12345674', address: { city: 'Getafe' } },
];
/** The register has these companies only. */
const withCompanies =
  (companies: unknown): FakeNetwork =>
  (call) =>
    call.path.startsWith('/company') ? jsonResponse(200, companies) : referenceNetwork(call);

async function openEmployer(network: FakeNetwork = referenceNetwork, page = oneStep) {
  const visit = await openApp({
    page,
    route: 'employment-details',
    network,
    state: {
      ...stateAt('NONE', {
        application: { id: 'lead-1', sessionId: 'session-1', incomeDetails: { incomeSource: 'employed' } },
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
  // The application loads them before a step opens.
  await act(() =>
    Promise.all([
      import('../../form/lookUps/lookUpController'),
      import('../../form/lookUps/companySuggester'),
      import('../../form/lookUps/CompanyList'),
    ]),
  );
  const searches = () =>
    visit.calls.flatMap(({ path }) =>
      path.startsWith('/company/') ? decodeURIComponent(path.slice(9)) : [],
    );
  return { ...visit, searches };
}

describe('companies suggested for the employer', () => {
  it('fills in unedited questions from the chosen company, marks them, and returns the focus', async () => {
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

  it('keeps the values of the company whatever the postal code finds', async () => {
    const { user } = await openEmployer();
    await user.type(name(), 'panad');
    await user.click(within(await list()).getByRole('button', { name: /^Panadería/ }));
    await waitFor(() => expect(control('Calle de la empresa')).toHaveValue('Calle Mayor'));
    await user.click(control('Código postal de la empresa'));
    await user.tab();
    await act(flushPromises);
    expect(control('Calle de la empresa')).toHaveValue('Calle Mayor');
    await user.clear(control('NIF de la empresa'));
    await user.type(control('NIF de la empresa'), 'A58818501');
    expect(control('NIF de la empresa')).toHaveValue('A58818501');
  });

  it('replaces the values of the company by those of another one of the same name', async () => {
    const { user } = await openEmployer(withCompanies(twins));
    await user.type(name(), 'talleres');
    await user.click(within(await list()).getByRole('button', { name: /A58818501/ }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('A58818501'));
    await user.type(name(), '{Backspace}');
    await user.click(within(await list()).getByRole('button', { name: /B12345674/ }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('B12345674'));
    expect(control('Localidad de la empresa')).toHaveValue('Getafe');
  });

  it('fills in from a company whose name the country writes with other letters', async () => {
    const { user } = await openEmployer(
      withCompanies([{ name: 'Ţesătoria Iaşi', address: { city: 'Iași' } }]),
      withQuestions(
        { ...pageForCountry('RO'), languages: ['es'] },
        'employment-details',
        createQuestions('employer_name', 'employer_city'),
      ),
    );
    await user.type(name(), 'iaș');
    await user.click(within(await list()).getByRole('button', { name: /^Țesătoria Iași/ }));
    await waitFor(() => expect(control('Localidad de la empresa')).toHaveValue('Iași'));
    expect(name()).toHaveValue('Țesătoria Iași');
  });

  it('removes the values of the company when another employer is typed', async () => {
    const { user } = await openEmployer();
    await user.type(name(), 'panad');
    await user.click(within(await list()).getByRole('button', { name: /^Panadería/ }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('B12345674'));
    await user.clear(name());
    await user.type(name(), 'Otra');
    await user.tab();
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue(''));
  });

  it('closes the suggestions with the next key, with a press, or at submit', async () => {
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

  it('announces the suggestions to screen readers, and makes them reachable by keyboard', async () => {
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

  it('does not search with fewer than three letters', async () => {
    const { user, searches } = await openEmployer();
    await user.type(name(), ' ñu ');
    await user.tab();
    await act(flushPromises);
    expect(searches()).toEqual([]);
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['the network fails', () => 'no connection'],
    ['the server fails', () => jsonResponse(503, {})],
    ['there are no companies', () => jsonResponse(200, [])],
    ['the response has another shape', () => jsonResponse(200, { name: 'Talleres' })],
    ['the names are invalid', () => jsonResponse(200, [{ name: '<b>' }, { name: 3 }])],
  ])('accepts a typed name if %s', async (_how, companies) => {
    const { user, searches, store } = await openEmployer(
      (call) => (call.path.startsWith('/company') ? companies() : referenceNetwork(call)),
      withQuestions(ondaraPage, 'employment-details', createQuestions('employer_name')),
    );
    await user.type(name(), 'Talleres');
    await waitFor(() => expect(searches()).toEqual(['Talleres']));
    await act(flushPromises);
    noList();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(store.getState().leadApplication.application.employer).toEqual({ name: 'Talleres' }),
    );
  });

  it('shows the companies for the present name, in whatever order the responses come', async () => {
    const resolves = new Map<string, (response: Response) => void>();
    const { user } = await openEmployer((call) =>
      call.path.startsWith('/company')
        ? new Promise((resolve) => resolves.set(decodeURIComponent(call.path.slice(9)), resolve))
        : referenceNetwork(call),
    );
    await user.type(name(), 'primera');
    await waitFor(() => expect(resolves.has('primera')).toBe(true));
    await user.clear(name());
    await user.type(name(), 'segunda');
    await waitFor(() => expect(resolves.has('segunda')).toBe(true));
    await act(async () => {
      resolves.get('segunda')?.(jsonResponse(200, [{ name: 'Segunda S.A.' }]));
      await flushPromises();
      resolves.get('primera')?.(jsonResponse(200, [{ name: 'Primera S.A.' }]));
      await flushPromises();
    });
    expect(within(await list()).getByRole('button', { name: 'Segunda S.A.' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Primera S.A.' })).not.toBeInTheDocument();
  });
});

describe('the chosen company', () => {
  const twoSteps = withQuestions(
    withQuestions(ondaraPage, 'employment-details', createQuestions('employer_name')),
    'bank-account',
    createQuestions('employer_tax_registry_code'),
  );

  it('stores the company in the tab, and fills in a later step', async () => {
    const { user, session, flush } = await openEmployer(referenceNetwork, twoSteps);
    await user.type(name(), 'talleres');
    await user.click(within(await list()).getByRole('button', { name: /^Talleres/ }));
    await waitFor(
      () =>
        flush() ??
        expect(session.get('companyData')).toMatchObject({
          company: { name: 'Talleres Muestra S.A.', taxCode: 'A58818501' },
          applicationId: 'application-1',
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('A58818501'));
  });

  const threeSteps = withQuestions(
    withQuestions(ondaraPage, 'employment-details', createQuestions('employer_name')),
    'work-phone',
    createQuestions('employer_tax_registry_code', 'employer_city'),
  );
  const employer = ({ store }: Awaited<ReturnType<typeof openEmployer>>) =>
    store.getState().leadApplication.application.employer;
  const go = (user: Awaited<ReturnType<typeof openEmployer>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Continuar' }));
  /** Chooses a company, and submits the later step that it fills in. */
  async function chooseCompany() {
    const visit = await openEmployer(referenceNetwork, threeSteps);
    const { user } = visit;
    await user.type(name(), 'talleres');
    await user.click(within(await list()).getByRole('button', { name: /^Talleres/ }));
    await go(user);
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('A58818501'));
    await go(user);
    await waitFor(() =>
      expect(employer(visit)).toEqual({
        name: 'Talleres Muestra S.A.',
        taxRegistryCode: 'A58818501',
        city: 'Barcelona',
      }),
    );
    return visit;
  }
  const change = async ({ store }: Awaited<ReturnType<typeof openEmployer>>) => {
    act(() => void store.dispatch(changeRequested({ path: 'employment-details', returnsAfter: null })));
    await waitFor(() => expect(name()).toBeInTheDocument());
  };

  it('is not sent with the name of another employer, whose step asks for it again', async () => {
    const visit = await chooseCompany();
    const { user, store } = visit;
    await change(visit);
    await user.clear(name());
    await user.type(name(), 'Bar Pepe');
    await go(user);
    await waitFor(() => expect(employer(visit)).toEqual({ name: 'Bar Pepe' }));
    expect(store.getState().leadApplication.emptied).toEqual(
      expect.arrayContaining(['employer_tax_registry_code', 'employer_city']),
    );
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue(''));
  });

  it('is not sent with another company of the same name, whose data the later step has', async () => {
    const visit = await openEmployer(withCompanies(twins), threeSteps);
    const { user } = visit;
    const choose = async (company: RegExp) => {
      await user.clear(name());
      await user.type(name(), 'talleres');
      await user.click(within(await list()).getByRole('button', { name: company }));
      await go(user);
    };
    await choose(/A58818501/);
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('A58818501'));
    await go(user);
    await waitFor(() => expect(employer(visit)).toMatchObject({ taxRegistryCode: 'A58818501' }));
    await change(visit);
    await choose(/B12345674/);
    await waitFor(() => expect(control('NIF de la empresa')).toHaveValue('B12345674'));
    expect(employer(visit)).toEqual({ name: 'Talleres SL' });
    await go(user);
    await waitFor(() =>
      expect(employer(visit)).toEqual({ name: 'Talleres SL', taxRegistryCode: 'B12345674', city: 'Getafe' }),
    );
  });

  it('stays if the same company is chosen again', async () => {
    const visit = await chooseCompany();
    const { user } = visit;
    await change(visit);
    await user.clear(name());
    await user.type(name(), 'talleres');
    await user.click(within(await list()).getByRole('button', { name: /^Talleres/ }));
    await go(user);
    await act(flushPromises);
    expect(employer(visit)).toMatchObject({ taxRegistryCode: 'A58818501', city: 'Barcelona' });
  });

  it('stays if the name is the same', async () => {
    const visit = await chooseCompany();
    await change(visit);
    await go(visit.user);
    await act(flushPromises);
    expect(employer(visit)).toMatchObject({ taxRegistryCode: 'A58818501', city: 'Barcelona' });
  });

  it('leaves what the applicant has typed in the later step', async () => {
    const visit = await openEmployer(referenceNetwork, threeSteps);
    const { user } = visit;
    await user.type(name(), 'talleres');
    await user.click(within(await list()).getByRole('button', { name: /^Talleres/ }));
    await go(user);
    await waitFor(() => expect(control('Localidad de la empresa')).toHaveValue('Barcelona'));
    await user.clear(control('Localidad de la empresa'));
    await user.type(control('Localidad de la empresa'), 'Girona');
    await go(user);
    await waitFor(() => expect(employer(visit)).toMatchObject({ city: 'Girona' }));
    await change(visit);
    await user.clear(name());
    await user.type(name(), 'Bar Pepe');
    await go(user);
    await waitFor(() => expect(employer(visit)).toEqual({ name: 'Bar Pepe', city: 'Girona' }));
  });

  it('is known as filled in after a reload', async () => {
    const { session, dependencies, flush } = await chooseCompany();
    flush();
    const filledIn = {
      employer_tax_registry_code: { driver: 'employer_name', answer: 'Talleres Muestra S.A.' },
    };
    expect(v.parse(dynamicPagesSchema, session.get('dynamicPages'))).toMatchObject({ filledIn });
    expect(readApplication(dependencies.shared, 'application-1')?.input).toMatchObject({ filledIn });
  });
});
