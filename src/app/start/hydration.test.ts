// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { draftUpdated } from '../../state/events';
import { ondaraPage } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';
import { prepareHydration } from './hydration';
import { jsonResponse, createTestStore } from '../../state/store.fixture';

/** The built first step, reduced to a few controls. */
const built = `<form>
  <input name="loan_amount" value="2.500"><input type="range" data-of="loan_amount" min="500" max="30000" step="100" value="2500">
  <input name="loan_period" value="12"><input type="range" data-of="loan_period" min="3" max="96" step="1" value="12">
</form>`;

function takingOver() {
  const { store } = createTestStore(() => jsonResponse(204, {}));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = built;
  const shown = prepareHydration(ondaraPage, 'es-ES')(root, store);
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
    const typed = { first_name: 'Ana', last_name: 'Sol' };
    store.dispatch(draftUpdated({ key, typed, at: 1 }));
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<form><input name="first_name"><input name="last_name"></form>';
    const control = root.querySelector<HTMLInputElement>('[name="last_name"]');
    if (control !== null) control.value = 'Ruiz';
    prepareHydration(velmioPage, 'es-MX')(root, store);
    expect(store.getState().dynamicPages.drafts[key]).toEqual({ first_name: 'Ana', last_name: 'Ruiz' });
  },
);
