import { expect, it } from 'vitest';
import { listStepsInOrder } from '../../src/domain/pages/stepSequence';
import { allPages } from './allPages';

/** Above this number of questions an applicant looks at the whole before it is sent (decision 51). */
const mostQuestionsWithoutReview = 8;

it.each([...new Map(allPages.map(({ page }) => [`${page.brand.name} ${page.facts.code}`, page]))])(
  '%s has a review of its own if it asks more than eight questions',
  (_name, page) => {
    const questions = listStepsInOrder(page).flatMap(({ dataPoints }) => dataPoints);
    if (questions.length > mostQuestionsWithoutReview) expect(page.definition.review).toBe('page');
    else expect(page.definition.review).not.toBe('page');
  },
);
