import type { TestInfo } from '@playwright/test';
import { ResultTable } from '../fixtures/resultTable';

const columns = ['screen', 'call', 'axe', 'keyboard', 'reload', 'failure'] as const;

interface Named {
  readonly state: number;
  readonly name: string;
}

/** What held of each state. */
export class StateTable {
  readonly #table: ResultTable<(typeof columns)[number]>;

  constructor(info: TestInfo) {
    this.#table = new ResultTable(info, 'state', columns);
  }

  cell({ state, name }: Named, column: (typeof columns)[number], tried: () => Promise<void>): Promise<void> {
    return this.#table.cell(`${state} ${name}`, column, tried);
  }

  print(): void {
    this.#table.print();
  }
}
