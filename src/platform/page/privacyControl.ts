/** Whether the browser forbids every page to sell or share data (Global Privacy Control). */
export const doesBrowserRefuseSharing = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true;
