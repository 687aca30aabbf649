import { ondaraPage, praveloPage } from '../../src/testing/pages.fixture';

/** The pages that journeys run on: a dynamic and a classic one. */
export const journeyPages = { 'ondara-es': ondaraPage, 'pravelo-pl': praveloPage } as const;
export type JourneyPageName = keyof typeof journeyPages;

export const isJourneyPage = (name: string): name is JourneyPageName => Object.hasOwn(journeyPages, name);
