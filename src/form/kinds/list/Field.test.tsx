// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../testing/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import { readDataPoint } from '../../../domain/catalogue/reading';
import { createReadingContext } from '../../../domain/catalogue/reading/context.fixture';
import { countryList } from '../../../domain/countries/vectors/countries.fixture';
import { hostileTexts } from '../../../domain/countries/vectors/typedTexts.fixture';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { getRunCount } from '../../../testing/propertyTests';
import { flushPromises } from '../../../testing/flushPromises';
import { readAnswers } from '../../engine/readAnswers';
import { openStep, type StepOptions } from '../../engine/step.fixture';
import { withQuestions } from '../../lookUps/lookUp.fixture';

const creditor = { name: 'debt_creditor', point: dataPoints.debt_creditor } as const;
const amount = { name: 'debt_amount', point: dataPoints.debt_amount } as const;

function listOf(min: number, max: number): PageQuestion {
  const point = { field: 'debts', kind: 'list', row: [], min, max } as const;
  return { name: 'debts', point, row: [creditor, amount] };
}

async function open(min: number, max: number, debts: StepOptions['knownAnswers'] = {}) {
  const step = await openStep(withQuestions(ondaraPage, 'education', [listOf(min, max)]), 'education', {
    knownAnswers: debts,
  });
  await screen.findByRole('group', { name: 'Tus otras deudas' });
  return step;
}

const row = (number: number) => within(screen.getByRole('group', { name: `Deuda ${number}` }));
const owner = (number: number) => row(number).getByRole('textbox', { name: '¿A quién se lo debes?' });
const owed = (number: number) => row(number).getByRole('textbox', { name: '¿Cuánto te queda por pagar?' });
const press = (name: string) => screen.getByRole('button', { name });
const add = () => press('Añadir otra deuda');
const names = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox', { name: '¿A quién se lo debes?' })
    .map(({ value }) => value);

describe('a list with rows', () => {
  it('moves the focus to an added row', async () => {
    const { user } = await open(0, 20);
    await user.click(add());
    expect(owner(1)).toHaveFocus();
    await user.keyboard('Banco Uno');
    add().focus();
    await user.keyboard('{Enter}');
    expect(owner(2)).toHaveFocus();
    expect(names()).toEqual(['Banco Uno', '']);
  });

  it('renders once for a key in a row', async () => {
    const { user, countRenders } = await open(0, 20);
    await user.click(add());
    await user.keyboard('B');
    const before = countRenders();
    await user.keyboard('anco Uno');
    expect(names()).toEqual(['Banco Uno']);
    expect(countRenders()).toBe(before + 'anco Uno'.length);
  });

  it('reports a removed row in its place, and puts it back unchanged', async () => {
    const { user, submitted } = await open(0, 20);
    for (const [index, name] of ['Uno', 'Dos', 'Tres'].entries()) {
      await user.click(add());
      await user.type(owner(index + 1), name);
      await user.type(owed(index + 1), `${index + 1}00`);
    }
    await user.click(press('Quitar: Deuda 2'));
    expect(names()).toEqual(['Uno', 'Tres']);
    expect(screen.getByText('Deuda 2: se ha quitado.')).toHaveFocus();
    await user.tab();
    expect(press('Deshacer')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Uno', 'Dos', 'Tres']);
    expect(owner(2)).toHaveFocus();
    expect(owed(2)).toHaveValue('200');
    expect(screen.queryByText('Deuda 2: se ha quitado.')).not.toBeInTheDocument();
    await user.click(press('Continuar'));
    await waitFor(() =>
      expect(submitted).toEqual([
        {
          debts: [
            { debt_creditor: 'Uno', debt_amount: 100 },
            { debt_creditor: 'Dos', debt_amount: 200 },
            { debt_creditor: 'Tres', debt_amount: 300 },
          ],
        },
      ]),
    );
  });

  it('puts back the last row and the only row', async () => {
    const { user } = await open(0, 20);
    await user.click(add());
    await user.type(owner(1), 'Uno');
    await user.click(press('Quitar: Deuda 1'));
    expect(names()).toEqual([]);
    expect(screen.getByText('Deuda 1: se ha quitado.')).toHaveFocus();
    await user.click(press('Deshacer'));
    expect(names()).toEqual(['Uno']);
  });

  it('does not offer to put back a row after another row was added', async () => {
    const { user } = await open(0, 20);
    await user.click(add());
    await user.click(press('Quitar: Deuda 1'));
    await user.click(add());
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
    expect(names()).toEqual(['']);
  });

  it('keeps the minimum number of rows', async () => {
    const { user } = await open(1, 20);
    if (names().length === 0) await user.click(add());
    expect(screen.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
    await user.click(add());
    expect(screen.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(2);
  });

  it('grows to the maximum number of rows, and reports it', async () => {
    const { user } = await open(0, 2);
    await user.click(add());
    await user.click(add());
    expect(owner(2)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Añadir otra deuda' })).not.toBeInTheDocument();
    expect(screen.getByText('Puedes añadir 2 como máximo.')).toBeInTheDocument();
    await user.click(press('Quitar: Deuda 1'));
    expect(add()).toBeInTheDocument();
  });

  it('moves the errors of a row when rows before it are removed or put back', async () => {
    const { user } = await open(0, 20);
    await user.click(add());
    await user.type(owner(1), 'Uno');
    await user.type(owed(1), '100');
    await user.click(add());
    await user.type(owner(2), 'Dos');
    await user.click(press('Continuar'));
    await screen.findByRole('alert');
    expect(owed(2)).toBeInvalid();
    await user.click(press('Quitar: Deuda 1'));
    expect(names()).toEqual(['Dos']);
    expect(owed(1)).toBeInvalid();
    expect(owed(1)).toHaveAccessibleDescription('€ Escribe cuánto te queda por pagar.');
    expect(owner(1)).toBeValid();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByRole('link')).toHaveTextContent('Deuda 1: Escribe cuánto te queda por pagar.');
    await user.click(press('Deshacer'));
    expect(owed(1)).toBeValid();
    expect(owed(2)).toBeInvalid();
    await user.type(owed(2), '5');
    await waitFor(() => expect(owed(2)).toBeValid());
  });

  it('removes the errors of a removed row', async () => {
    const { user, submitted } = await open(0, 20);
    await user.click(add());
    await user.click(press('Continuar'));
    await screen.findByRole('alert');
    await user.click(press('Quitar: Deuda 1'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toEqual([{ debts: [] }]));
  });

  it('stores added and removed rows as a draft', async () => {
    const { user, drafts, hidePage } = await open(0, 20);
    await user.click(add());
    await user.type(owner(1), 'Uno');
    await user.click(add());
    await user.type(owner(2), 'Dos');
    await user.click(press('Quitar: Deuda 1'));
    hidePage();
    await act(flushPromises);
    expect(drafts.at(-1)).toEqual({ debts: [{ debt_creditor: 'Dos', debt_amount: '' }] });
  });
});

describe.each(countryList)('any input in the rows of a list in $facts.code', ({ facts }) => {
  const context = createReadingContext(facts.code);
  const reader = {
    read: (point: PageQuestion['point'], input: Parameters<typeof readDataPoint>[1]) =>
      readDataPoint(point, input, context),
    explain: () => ({ code: 'not_accepted' as const }),
    findNotices: () => ({}),
    confirm: async () => undefined,
  };
  const cell = fc.oneof(fc.string(), fc.constantFrom(...hostileTexts, 'Banco', '100', '1.000,50'));
  const rows = fc.array(fc.record({ debt_creditor: cell, debt_amount: cell }), { maxLength: 4 });

  it('reads the answers of all rows in their order, or rejects the invalid cells', () => {
    fc.assert(
      fc.property(rows, (debts) => {
        const list = listOf(0, 20);
        const { answers, invalid } = readAnswers(reader, [list], { debts }, {});
        const expected = debts.map(({ debt_creditor, debt_amount }) => ({
          debt_creditor: reader.read(creditor.point, debt_creditor),
          debt_amount: reader.read(amount.point, debt_amount),
        }));
        const invalidControls = expected.flatMap((results, index) =>
          Object.entries(results).flatMap(([name, { ok }]) => (ok ? [] : [`debts.${index}.${name}`])),
        );
        expect(invalid.map(({ control }) => control)).toEqual(invalidControls);
        const isValid = invalidControls.length === 0;
        expect(Object.hasOwn(answers, 'debts')).toBe(isValid);
        if (!isValid) return;
        expect(answers['debts']).toEqual(
          expected.map((results) =>
            Object.fromEntries(
              Object.entries(results).map(([name, result]) => [name, result.ok ? result.value : undefined]),
            ),
          ),
        );
      }),
      { numRuns: getRunCount(300) },
    );
  });
});
