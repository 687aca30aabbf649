import { describe, expect, it } from 'vitest';
import { countDropOff, readVisits } from './countDropOff';
import { readEvents, type StepEvent } from './readEvents';

let seconds = 0;
const at = () => new Date(Date.parse('2026-11-23T10:00:00Z') + (seconds += 1) * 1000).toISOString();
const seen = (visit: string, ...steps: readonly string[]): StepEvent[] =>
  steps.map((step) => ({ name: 'StepSeen', page: 'ondara-es', visit, at: at(), step }));
const failed = (visit: string, step: string, questions: string): StepEvent => ({
  name: 'StepLeftWithErrors',
  page: 'ondara-es',
  visit,
  at: at(),
  step,
  questions,
});
const complete = (visit: string): StepEvent => ({
  name: 'CompleteRegistration',
  page: 'ondara-es',
  visit,
  at: at(),
});
const count = (...events: readonly (StepEvent | readonly StepEvent[])[]) =>
  countDropOff(readVisits(events.flat())).map(({ step, seen: seenBy, left }) => [step, seenBy, left]);

describe('the drop-off of a page', () => {
  it('counts along the path that each visit was asked', () => {
    const events = [
      [...seen('one', 'loan', 'employer', 'bank'), complete('one')],
      [...seen('two', 'loan', 'bank'), complete('two')],
      seen('three', 'loan', 'employer'),
      seen('four', 'loan'),
    ];
    // Nobody who was not asked for an employer leaves there.
    expect(count(...events)).toEqual([
      ['loan', 4, 1],
      ['employer', 2, 1],
      ['bank', 2, 0],
    ]);
  });

  it('counts a visit that goes back where it was last, and a step that is seen twice once', () => {
    expect(count(seen('one', 'loan', 'bank', 'loan'))).toEqual([
      ['loan', 1, 1],
      ['bank', 1, 0],
    ]);
  });

  it('orders events by their time, not by their line', () => {
    expect(count(seen('one', 'loan', 'bank').toReversed())).toEqual([
      ['loan', 1, 0],
      ['bank', 1, 1],
    ]);
  });

  it('counts a visit once for each question with an error', () => {
    const events = [
      ...seen('one', 'bank'),
      failed('one', 'bank', 'iban'),
      failed('one', 'bank', 'iban monthly_income'),
      ...seen('two', 'bank'),
      failed('two', 'bank', 'iban'),
    ];
    expect(countDropOff(readVisits(events))[0]?.errors).toEqual([
      ['iban', 2],
      ['monthly_income', 1],
    ]);
  });

  it('counts a visit once for each question that excluded it', () => {
    const exclude = (visit: string, excluded: string) => ({ ...failed(visit, 'income', excluded), excluded });
    const events = [
      ...seen('one', 'income'),
      failed('one', 'income', 'employer'),
      exclude('one', 'monthly_income'),
      exclude('one', 'monthly_income'),
      ...seen('two', 'income'),
      exclude('two', 'income_source'),
      ...seen('three', 'income'),
      exclude('three', 'monthly_income'),
    ];
    expect(countDropOff(readVisits(events))[0]?.excluded).toEqual([
      ['monthly_income', 2],
      ['income_source', 1],
    ]);
  });

  it('keeps pages apart', () => {
    const other = seen('one', 'loan').map((event) => ({ ...event, page: 'pravelo-pl' }));
    expect(
      countDropOff(readVisits([...seen('one', 'loan'), ...other])).map(({ page, seen: visits }) => [
        page,
        visits,
      ]),
    ).toEqual([
      ['ondara-es', 1],
      ['pravelo-pl', 1],
    ]);
  });

  it('leaves out lines of another shape and names them', () => {
    const lines = [
      JSON.stringify({ ...seen('one', 'loan')[0], country: 'ES' }),
      '',
      'no JSON',
      '{"name":"StepSeen"}',
      '{"name":"Other","page":"ondara-es","visit":"one","at":"2026-11-23"}',
    ];
    const { events, wrongLines } = readEvents(lines.join('\n'));
    expect([events.length, wrongLines]).toEqual([1, [3, 4, 5]]);
  });
});
