import { filterLeadCalls } from '../fixtures/calls';
import { title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** Fault C3: a date of an answer must be sent as it was typed, wherever the device is. */

/** A date in two or three typed parts as the lead has it. A month is its first day. */
function formatTypedDate(parts: readonly string[]): string {
  const [year = '', month = '', day = '1'] = parts.toReversed();
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The calendar dates in a body, at any depth. */
function listDates(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listDates) : [];
}

for (const timezoneId of ['America/Mexico_City', 'Asia/Manila']) {
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(
      `dates typed in ${timezoneId} are sent as they were typed`,
      { tag: ['@C3', '@rest'] },
      async ({ page, visitor }) => {
        const answers = visitor.createAnswers();
        const typed = Object.values(answers).filter(
          (answer): answer is Extract<typeof answer, readonly string[]> =>
            Array.isArray(answer) && /^\d{4}$/.test(String(answer.at(-1))),
        );
        await page.goto('./');
        await walkForm(page, answers);
        await expect(title(page, visitor.titles.checking)).toBeVisible();
        const sent = filterLeadCalls(visitor).flatMap(({ body }) => listDates(body));
        expect(sent).not.toEqual([]);
        expect(typed.map(formatTypedDate)).toEqual(expect.arrayContaining([...new Set(sent)]));
      },
    );
  });
}
