import { expect, it } from 'vitest';
import type { AnswerReader } from '../engine/answerReader';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { getStateQuestionnaires, praveloPage } from '../../testing/pages.fixture';
import { findStepNotices } from './findStepNotices';

/** Which answers the rules beside the questions see. */
function readSeenAnswers(knownAnswers: Parameters<AnswerReader['findNotices']>[2]) {
  const row = getStateQuestionnaires(praveloPage)['reference-details'] ?? expect.unreachable();
  let seen: Parameters<AnswerReader['findNotices']>[0] = {};
  const reader: AnswerReader = {
    read: (_point, input) => ({ ok: true, value: typeof input === 'string' ? input : undefined }),
    explain: () => ({ code: 'not_accepted' }),
    findNotices: (answers) => {
      seen = answers;
      return {};
    },
    confirm: async () => undefined,
  };
  const index = new Map([...indexQuestions(praveloPage.steps), ...indexQuestions([row])]);
  findStepNotices(reader, row.dataPoints, {}, { knownAnswers, index });
  return seen;
}

it('shows the rules of a list no answer of the lead that a cell of its rows asks', () => {
  const seen = readSeenAnswers({ reference_phone_number: '+48512345678', email: 'ana@example.com' });
  expect(seen['reference_phone_number']).toBeUndefined();
  expect(seen['email']).toBe('ana@example.com');
});
