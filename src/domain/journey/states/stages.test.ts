import { describe, expect, it } from 'vitest';
import { arrangeStages, type LeadStage } from './stages';

const now = Date.parse('2026-11-20T12:00:00Z');
const before = '2026-11-20T11:59:59Z';
const after = '2026-11-20T12:00:01Z';

describe('arrangeStages', () => {
  it('lists what has happened and what comes in the order of their times, whatever the order of the server', () => {
    const { events } = arrangeStages(
      [
        { kind: 'answer', at: '2026-11-22T12:00:00Z', who: 'Banco Muestra', from: 'a@example.com' },
        { kind: 'accepted', at: '2026-11-20T10:00:00Z', who: 'Banco Muestra' },
        { kind: 'sent', at: '2026-11-20T10:00:00+01:00' },
      ],
      now,
    );
    expect(events.map(({ kind, isAhead }) => [kind, isAhead])).toEqual([
      ['sent', false],
      ['accepted', false],
      ['answer', true],
    ]);
  });

  it.each<[LeadStage['kind'], string, boolean]>([
    ['answer', before, false],
    ['answer', after, true],
    ['deleted', before, false],
    ['deleted', after, true],
    // What happened is not undone by a clock that is a second behind.
    ['review_asked', after, false],
  ])('shows %s at %s as ahead: %s', (kind, at, isAhead) => {
    expect(arrangeStages([{ kind, at }], now).events).toEqual([{ kind, at, isAhead }]);
  });

  it.each([before, after])('offers what the server names, whatever the clock of the device: %s', (at) => {
    const kinds = ['kept', 'documents', 'review', 'consents', 'deletion'] as const;
    const stages = kinds.map((kind) => ({ kind, at }));
    expect(arrangeStages(stages, now)).toEqual({
      events: [],
      keptUntil: at,
      areDocumentsOpen: true,
      requests: ['review', 'consents', 'deletion'],
    });
    expect(arrangeStages([], now)).toEqual({
      events: [],
      keptUntil: null,
      areDocumentsOpen: false,
      requests: [],
    });
  });

  it('counts the last stage of a kind', () => {
    const stages: LeadStage[] = [
      { kind: 'deletion', at: after },
      { kind: 'sent', at: before, who: 'first' },
      { kind: 'sent', at: before, who: 'second' },
      { kind: 'deletion', at: before },
    ];
    const { events, requests } = arrangeStages(stages, now);
    expect(events.map(({ who }) => who)).toEqual(['second']);
    expect(requests).toEqual(['deletion']);
  });
});
