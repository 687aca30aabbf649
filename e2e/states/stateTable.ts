import type { TestInfo } from '@playwright/test';
import { ResultTable } from '../fixtures/resultTable';

const columns = ['screen', 'call', 'axe', 'windows', 'keyboard', 'reload', 'failure'] as const;

interface NamedState {
  readonly state: number;
  readonly name: string;
}

/** The results of the checks of each state. */
export class StateTable {
  readonly #table: ResultTable<(typeof columns)[number]>;

  constructor(info: TestInfo) {
    this.#table = new ResultTable(info, 'state', columns);
  }

  cell(
    { state, name }: NamedState,
    column: (typeof columns)[number],
    check: () => Promise<void>,
  ): Promise<void> {
    return this.#table.cell(`${state} ${name}`, column, check);
  }

  print(): void {
    this.#table.print();
  }
}
