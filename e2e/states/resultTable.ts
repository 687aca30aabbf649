import { test, type TestInfo } from '@playwright/test';

const columns = ['screen', 'call', 'axe', 'keyboard', 'reload', 'failure'] as const;
type Column = (typeof columns)[number];

interface Named {
  readonly state: number;
  readonly name: string;
}

/** What held of each state, for whoever reads the log: `yes`, `no`, or nothing where a test did not come to it. */
export class ResultTable {
  readonly #info: TestInfo;
  readonly #rows = new Map<string, Map<Column, boolean>>();

  constructor(info: TestInfo) {
    this.#info = info;
  }

  /** Tries one thing; what it breaks softly counts too, and a column that is tried twice has to hold twice. */
  async cell({ state, name }: Named, column: Column, tried: () => Promise<void>): Promise<void> {
    const row = `${state} ${name}`;
    const cells = this.#rows.get(row) ?? new Map<Column, boolean>();
    this.#rows.set(row, cells);
    const before = this.#info.errors.length;
    const held = cells.get(column) !== false;
    cells.set(column, false);
    await test.step(`${row}: ${column}`, tried);
    cells.set(column, held && this.#info.errors.length === before);
  }

  print(): void {
    const lines = [...this.#rows].map(([row, cells]) =>
      [row.padEnd(34), ...columns.map((column) => shown(cells.get(column)).padEnd(9))].join(''),
    );
    const head = ['state'.padEnd(34), ...columns.map((column) => column.padEnd(9))].join('');
    console.log([this.#info.project.name, head, ...lines].join('\n'));
  }
}

function shown(held: boolean | undefined): string {
  if (held === undefined) return '·';
  return held ? 'yes' : 'no';
}
