const isRoot = process.getuid?.() === 0;

/**
 * Chromium uses only the last `--disable-features` flag, so this list repeats the features that Playwright disables. The first two are
 * internal pages that Chromium opens for every window; they cost as much time as the page under test.
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
  // Allows a cross-site page to embed a server of this machine.
  'LocalNetworkAccessChecks',
];

/** The browser flags of tests and measurements: no background work of the browser. */
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
