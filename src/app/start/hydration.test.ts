// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { draftUpdated } from '../../state/events';
import { ondaraPage } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';
import { prepareHydration } from './hydration';
import { endInOtherTab, jsonResponse, createTestStore, storeInOtherTab } from '../../state/store.fixture';
import { readApplication } from '../../state/stored/applications';
import { catchUp } from '../../state/tabs';

/** The built first step, reduced to a few controls. */
const built = `<form>
  <input name="loan_amount" value="2.500"><input type="range" data-of="loan_amount" min="500" max="30000" step="100" value="2500">
  <input name="loan_period" value="12"><input type="range" data-of="loan_period" min="3" max="96" step="1" value="12">
</form>`;

function takingOver() {
  const { store } = createTestStore(() => jsonResponse(204, {}));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = built;
  const shown = prepareHydration(ondaraPage, 'es-ES')(root, store, {});
  const control = (selector: string) => {
    const found = root.querySelector<HTMLInputElement>(selector);
    if (found === null) throw new Error(`${selector} is not there.`);
    return found;
  };
  const put = (selector: string, value: string) => {
    control(selector).value = value;
    control(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const drafts = () => store.getState().dynamicPages.drafts['loan-details'];
  return { control, put, drafts, shown };
}

describe('input during hydration', () => {
  it.each([
    { of: 'loan_amount', to: '8000', typed: '8.000' },
    { of: 'loan_amount', to: '500', typed: '500' },
    { of: 'loan_period', to: '96', typed: '96' },
  ])('stores the slider value $to of $of and writes it into the text field', ({ of, to, typed }) => {
    const { control, put, drafts } = takingOver();
    put(`[data-of="${of}"]`, to);
    expect(control(`[name="${of}"]`)).toHaveValue(typed);
    expect(drafts()).toEqual({ [of]: typed });
  });

  it('stores typed values unchanged', () => {
    const { put, drafts } = takingOver();
    put('[name="loan_amount"]', '40');
    expect(drafts()).toEqual({ loan_amount: '40' });
  });

  it('stops listening when the screen is shown', () => {
    const { control, put, drafts, shown } = takingOver();
    shown();
    put('[data-of="loan_amount"]', '8000');
    expect(control('[name="loan_amount"]')).toHaveValue('2.500');
    expect(drafts()).toBeUndefined();
  });
});

it(
  'keeps what a link has filled in beside what is typed before the application takes over',
  { tags: ['F31'] },
  () => {
    const { store } = createTestStore(() => jsonResponse(204, {}));
    const key = velmioPage.steps[0]?.key ?? 'personal-details';
    const prefill = { first_name: 'Ana', last_name: 'Sol', email: 'ana@example.com' };
    const { email: _email, ...asked } = prefill;
    store.dispatch(draftUpdated({ key, typed: asked, at: 1 }));
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<form><input name="first_name"><input name="last_name"></form>';
    const control = root.querySelector<HTMLInputElement>('[name="last_name"]');
    if (control !== null) control.value = 'Ruiz';
    prepareHydration(velmioPage, 'es-MX')(root, store, prefill);
    expect(store.getState().dynamicPages.drafts[key]).toEqual({ first_name: 'Ana', last_name: 'Ruiz' });
  },
);

describe('what the document was filled in with', () => {
  const key = velmioPage.steps[0]?.key ?? 'personal-details';
  const readDraft = (app: ReturnType<typeof createTestStore>) =>
    readApplication(app.dependencies.shared, 'application-1')?.input.drafts[key];

  /** The starter has filled in a stored name. Something happens in another tab before the application takes over. */
  const openFilledIn = (happens: (app: ReturnType<typeof createTestStore>) => void) => {
    const app = createTestStore(() => jsonResponse(204, {}), { page: velmioPage });
    app.store.dispatch(draftUpdated({ key, typed: { first_name: 'Ana' }, at: app.environment.now }));
    app.flush();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<form><input name="first_name"><input name="last_name"></form>';
    const control = root.querySelector('input');
    if (control !== null) control.value = 'Ana';
    document.documentElement.dataset['filled'] = '{"first_name":"Ana"}';
    happens(app);
    prepareHydration(velmioPage, 'es-MX')(root, app.store, {});
    app.flush();
    expect(document.documentElement.dataset['filled']).toBeUndefined();
    return { app, control };
  };

  it('is no input of the application that follows a deletion', () => {
    const { app, control } = openFilledIn(endInOtherTab);
    expect(JSON.stringify([...app.local, ...app.session])).not.toContain('Ana');
    expect(control).toHaveValue('');
  });

  it('does not take back what another tab has typed since', () => {
    const drafts = { [key]: { first_name: 'Anna', last_name: 'Ruiz' } };
    const { app } = openFilledIn((opened) => {
      storeInOtherTab(opened, { input: { drafts } });
      opened.store.dispatch(catchUp());
    });
    expect(readDraft(app)).toEqual(drafts[key]);
  });

  it('is taken back by whoever clears it before the application takes over', () => {
    const { app } = openFilledIn(() => {
      for (const control of document.querySelectorAll('input')) control.value = '';
    });
    expect(readDraft(app)).toEqual({ first_name: '' });
  });

  it('stays if it is still stored', () => {
    const { app, control } = openFilledIn(() => undefined);
    expect(readDraft(app)).toEqual({ first_name: 'Ana' });
    expect(control).toHaveValue('Ana');
  });
});
