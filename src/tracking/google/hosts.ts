/** The host of Google's tag scripts. */
export const tagHost = 'https://www.googletagmanager.com';
