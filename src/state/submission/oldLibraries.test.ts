import { afterEach, describe, expect, it } from 'vitest';
import { createTestStore, submitAnswers } from '../store.fixture';
import { contact } from './waiting.fixture';

afterEach(() => Reflect.deleteProperty(Array.prototype, 'toJSON'));

describe('a page on which an old library writes arrays as JSON within JSON', () => {
  it.each([
    ['returns a text', () => '[]'],
    [
      'fails',
      () => {
        throw new TypeError('toJSON');
      },
    ],
  ])('sends the lead with its consents if the library %s', { tags: ['F8'] }, async (_case, write) => {
    Reflect.set(Array.prototype, 'toJSON', write);
    const { store, calls, flushPromises } = createTestStore(
      () => new Response('{"id":"lead-1","state":0}', { status: 201 }),
    );
    store.dispatch(submitAnswers(contact));
    await flushPromises();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body['policies']).toMatchObject([
      { id: 'general_policies', given: true },
      { id: 'marketing_consents', given: false },
    ]);
    expect(store.getState().leadApplication.application.id).toBe('lead-1');
  });
});
