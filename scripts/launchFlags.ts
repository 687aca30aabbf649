const isRoot = process.getuid?.() === 0;

/**
 * The last flag of this name counts alone, so that what Playwright switches off stands here again. The first two are pages of
 * the browser's own, which it makes for every window; they cost a test as much as the page that it is about.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // A page of another site may not frame a server of this machine otherwise.
  'LocalNetworkAccessChecks',
];

/** How the browser of tests and measurements is started: nothing of its own in the background. */
export const launchFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(isRoot ? ['--no-sandbox'] : []),
];
