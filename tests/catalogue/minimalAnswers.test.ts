import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answersOn } from '../../e2e/fixtures/answers';
import { minimalAnswers, type ToldPage } from '../../e2e/fixtures/answers/minimal';
import { pageJson } from '../../scripts/vite/pageJsonPlugin';
import { findPage } from '../../scripts/vite/pagePlugin';

const root = path.resolve(import.meta.dirname, '../..');

const page: ToldPage = {
  steps: [
    {
      dataPoints: [
        { name: 'email', kind: 'email' },
        { name: 'nickname', kind: 'text', optional: true },
        { name: 'income_source', kind: 'choice', options: ['employed', 'student', 'retired'] },
        { name: 'employer', kind: 'text', when: { income_source: ['employed'] } },
        { name: 'school', kind: 'text', optional: true, when: { income_source: ['student'] } },
        { name: 'owns_car', kind: 'yes-no' },
        { name: 'plate', kind: 'text', when: { owns_car: ['true'] } },
        { name: 'bank', kind: 'choice', options: { of: 'email', lists: {} } },
        { name: 'branch', kind: 'text', when: { bank: ['big'] } },
      ],
    },
  ],
};
const maximal = {
  email: 'ana@example.com',
  nickname: 'Ana',
  income_source: 'employed',
  employer: 'Uno',
  school: 'Dos',
  owns_car: 'true',
  plate: '1234',
  bank: 'big',
  branch: '7',
  code: '1234',
};

describe('the shortest answers', () => {
  const minimal: Record<string, unknown> = minimalAnswers(page, maximal);

  it('leave empty what may be, and keep what must be answered', () => {
    expect(minimal).not.toHaveProperty('nickname');
    expect(minimal).toMatchObject({ email: 'ana@example.com', employer: 'Uno', code: '1234' });
  });

  it('take of each choice the value that leads to the fewest questions', () => {
    expect(minimal).toMatchObject({ income_source: 'retired', owns_car: 'false' });
  });

  it('keep an answer whose other values nobody knows beforehand, and one that leads to no more than others', () => {
    expect(minimal).toMatchObject({ bank: 'big' });
    expect(minimalAnswers(page, { ...maximal, owns_car: 'false' })).toMatchObject({ owns_car: 'false' });
  });
});

it('on a page of ours are fewer than the longest', async () => {
  const longest = answersOn('ondara-es');
  const told = pageJson(await findPage(root, 'ondara', 'es'));
  const shortest = minimalAnswers(JSON.parse(JSON.stringify(told)), longest);
  expect(shortest).toMatchObject({ vehicle_ownership: 'false', email: longest['email'] });
  expect(Object.keys(shortest).length).toBeLessThan(Object.keys(longest).length);
});
