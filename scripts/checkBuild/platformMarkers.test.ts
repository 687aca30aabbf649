import { expect, it } from 'vitest';
import { findPresentMarkers, findMissingMarkers } from './platformMarkers';

it.each([
  ['in one of several files', ['a', 'b PostHog'], ['PostHog'], ['LogRocket']],
  ['in none', ['a', 'posthogParameters logRocketBlocked'], [], ['PostHog', 'LogRocket']],
  ['without files', [], [], ['PostHog', 'LogRocket']],
])('finds present and missing markers %s', (_where, texts, found, missing) => {
  const markers = ['PostHog', 'LogRocket'];
  expect([findPresentMarkers(markers, texts), findMissingMarkers(markers, texts)]).toEqual([found, missing]);
});
