/** A window for tests of Google's tags. */
export interface Globals {
  dataLayer?: unknown;
}

/** The entries of the data layer, with commands as arrays. Google's tags accept only `arguments` objects as commands. */
export function readEntries({ dataLayer }: Globals): readonly unknown[] {
  if (!Array.isArray(dataLayer)) return [];
  return dataLayer.map((entry: unknown) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(Object(entry)) : entry,
  );
}

export const createConsentMode = (ads: 'granted' | 'denied', analytics: 'granted' | 'denied') => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
});

export const deniedByDefault = ['consent', 'default', createConsentMode('denied', 'denied')];
