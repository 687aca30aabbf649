import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dates = path.join(import.meta.dirname, 'dates.ts');

/** Reads and shows dates in a process of its own: a worker of the tests cannot change its time zone. */
function readIn(timeZone: string, typed: string): unknown {
  const code = `
    import { formatDate, readDateParts } from ${JSON.stringify(dates)};
    const read = readDateParts(${JSON.stringify(typed)}, 'day');
    const shown = formatDate(read.ok ? read.value : '', 'en-US');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    process.stdout.write(JSON.stringify({ timeZone, read, shown }));
  `;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, TZ: timeZone, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout);
}

describe('a date on the day of a clock change', () => {
  /** The first clock skips midnight, the second the whole day, and the third two o’clock. */
  it.each([
    ['America/Sao_Paulo', '2018-11-4', '2018-11-04', 'November\u00A04, 2018'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30', 'December\u00A030, 2011'],
    ['Europe/Madrid', '2024-3-31', '2024-03-31', 'March\u00A031, 2024'],
  ])('is read and shown as typed in %s: %s', { tags: ['C3'] }, (timeZone, typed, value, shown) => {
    expect(readIn(timeZone, typed)).toEqual({ timeZone, read: { ok: true, value }, shown });
  });
});
