import { readFileSync } from 'node:fs';
import path from 'node:path';

const script = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'vendors', `${name}.js`), 'utf8');

/** Scripts that send the same requests as the vendors' own, by the addresses of the vendors' scripts. */
export const vendorStubs: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/www\.googletagmanager\.com\/gtm\.js/, script('container')],
  [/^https:\/\/www\.googletagmanager\.com\/gtag\/js/, script('adsTag')],
  [/^https:\/\/connect\.facebook\.net\//, script('secondPixel')],
  [/^https:\/\/analytics\.tiktok\.com\/i18n\//, script('socialPixel')],
  [/^https:\/\/cdn\.logr-in\.com\/logger-1\.min\.js/, script('logger')],
];
