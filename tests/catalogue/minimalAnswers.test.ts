import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getApplicantAnswers } from '../../e2e/fixtures/answers';
import { createMinimalAnswers, type PageJson } from '../../e2e/fixtures/answers/minimal';
import { createPageJson } from '../../scripts/vite/pageJsonPlugin';
import { findPage } from '../../scripts/vite/findPage';

const root = path.resolve(import.meta.dirname, '../..');

const page: PageJson = {
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

describe('minimal answers', () => {
  const minimal: Record<string, unknown> = createMinimalAnswers(page, maximal);

  it('leaves optional questions empty and answers required ones', () => {
    expect(minimal).not.toHaveProperty('nickname');
    expect(minimal).toMatchObject({ email: 'ana@example.com', employer: 'Uno', code: '1234' });
  });

  it('chooses the value that leads to the fewest questions', () => {
    expect(minimal).toMatchObject({ income_source: 'retired', owns_car: 'false' });
  });

  it('keeps an answer with unknown other values, and one that leads to no more questions than others', () => {
    expect(minimal).toMatchObject({ bank: 'big' });
    expect(createMinimalAnswers(page, { ...maximal, owns_car: 'false' })).toMatchObject({
      owns_car: 'false',
    });
  });
});

it('the minimal answers of a real page are fewer than the maximal ones', async () => {
  const maximalAnswers = getApplicantAnswers('ondara-es');
  const pageJson = createPageJson(await findPage(root, 'ondara', 'es'));
  const minimalAnswers = createMinimalAnswers(JSON.parse(JSON.stringify(pageJson)), maximalAnswers);
  expect(minimalAnswers).toMatchObject({ vehicle_ownership: 'false', email: maximalAnswers['email'] });
  expect(Object.keys(minimalAnswers).length).toBeLessThan(Object.keys(maximalAnswers).length);
});
