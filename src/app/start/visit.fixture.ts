import type { VisitInput } from './visit';

const hourMs = 3_600_000;

/** How long tests store an application. */
export const storedExpirationMs = 24 * hourMs;

/** What a visit of a test has beside its storages, its link and its moment. */
export const visitDefaults = {
  configuration: {
    storedExpirationMs,
    affiliateReferenceExpiryHours: 480,
    staticAffiliateName: '',
    legacyClickIdExpiryMs: 90 * storedExpirationMs,
    logRetargeting: true,
    logAbandonment: true,
    uiColors: {},
  },
  deviceData: {
    timezoneOffset: -60,
    deviceMemory: 1,
    language: 'es',
    screenResolution: '1x1',
    loadingTime: 1,
  },
} as const satisfies Partial<VisitInput>;
