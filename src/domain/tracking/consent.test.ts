import { describe, expect, it } from 'vitest';
import { chosen, isAsked, permitted, refusalOf } from './consent';
import { choiceOf, consentVersion, purposes } from './purposes';

const at = Date.parse('2026-11-22T09:00:00Z');
const facts = { used: purposes, startsWithout: false, isSharingRefused: false };

describe('what a visitor is asked', () => {
  it.each([
    ['nothing was chosen yet', null, facts, true],
    ['a choice stands', chosen([], at), facts, false],
    [
      'a choice was about something else',
      { ...chosen(purposes, at), version: consentVersion - 1 },
      facts,
      true,
    ],
    ['the page uses nothing', null, { ...facts, used: [] }, false],
    ['nothing waits for a choice', null, { ...facts, startsWithout: true }, false],
  ])('where %s', (_where, record, given, isToBeAsked) => {
    expect(isAsked(record, given)).toBe(isToBeAsked);
  });
});

describe('what is permitted', () => {
  it.each([
    ['nothing before a choice', null, facts, choiceOf(false)],
    ['all, where nothing waits for a choice', null, { ...facts, startsWithout: true }, choiceOf(true)],
    ['all that was chosen', chosen(purposes, at), facts, choiceOf(true)],
    ['only what was chosen', chosen(['analytics'], at), facts, { ...choiceOf(false), analytics: true }],
    ['a no over the brand’s own', chosen([], at), { ...facts, startsWithout: true }, choiceOf(false)],
    [
      'nothing that the page does not use',
      chosen(purposes, at),
      { ...facts, used: ['recording'] as const },
      { ...choiceOf(false), recording: true },
    ],
    [
      'no advertising against the browser’s own word',
      chosen(purposes, at),
      { ...facts, isSharingRefused: true },
      { ...choiceOf(true), advertising: false },
    ],
    ['nothing by an outdated choice', { ...chosen(purposes, at), version: 0 }, facts, choiceOf(false)],
  ])('is %s', (_what, record, given, may) => {
    expect(permitted(record, given)).toEqual(may);
  });
});

describe('why a purpose is not permitted', () => {
  const no = chosen([], at);
  it.each([
    ['it is', chosen(purposes, at), facts, null],
    ['nothing was chosen yet', null, facts, 'not chosen'],
    [
      'what was chosen was about something else',
      { ...chosen(purposes, at), version: 0 },
      facts,
      'not chosen',
    ],
    ['nothing waits for a choice', null, { ...facts, startsWithout: true }, null],
    ['it was refused', no, facts, 'refused'],
    [
      'the browser refuses it for all pages',
      chosen(purposes, at),
      { ...facts, isSharingRefused: true },
      'sharing refused',
    ],
    [
      'the browser refuses it, whatever is chosen',
      null,
      { ...facts, isSharingRefused: true },
      'sharing refused',
    ],
    ['the page does not use it', chosen(purposes, at), { ...facts, used: [] }, 'unused'],
  ])('is told where %s', (_where, record, given, why) => {
    expect(refusalOf('advertising', record, given)).toBe(why);
  });

  it('is never the browser’s word for what is no advertising', () => {
    expect(refusalOf('analytics', no, { ...facts, isSharingRefused: true })).toBe('refused');
  });

  it('is nothing exactly where it is permitted', () => {
    for (const purpose of purposes)
      for (const record of [null, no, chosen([purpose], at)])
        for (const isSharingRefused of [false, true]) {
          const given = { ...facts, isSharingRefused };
          expect(refusalOf(purpose, record, given) === null).toBe(permitted(record, given)[purpose]);
        }
  });
});

it('a choice is kept with its day, its version and each purpose', () => {
  expect(chosen(['recording'], at)).toEqual({
    version: consentVersion,
    at: '2026-11-22T09:00:00.000Z',
    given: { analytics: false, recording: true, advertising: false },
  });
});
