/**
 * The oldest engines that run the application, the one place that says it: the build writes their syntax, and the check of built files
 * (`scripts/checkBuild/missingBuiltIns.ts`) compares what is called with what they have. An older one gets a sentence (`starter/gate.ts`).
 */

/** An engine: its name in MDN's compatibility data and in the build's target, if it has one there. */
export interface FloorEngine {
  readonly label: string;
  readonly names: readonly string[];
  readonly target?: 'chrome' | 'edge' | 'firefox' | 'ios' | 'safari';
  readonly version: string;
}

export const floor: readonly FloorEngine[] = [
  { label: 'Chrome', names: ['chrome', 'chrome_android'], target: 'chrome', version: '106' },
  { label: 'WebView of Android', names: ['webview_android'], version: '106' },
  { label: 'Edge', names: ['edge'], target: 'edge', version: '106' },
  { label: 'Samsung Internet', names: ['samsunginternet_android'], version: '20' },
  { label: 'Safari on iOS', names: ['safari_ios'], target: 'ios', version: '15.5' },
  { label: 'Safari', names: ['safari'], target: 'safari', version: '15.5' },
  { label: 'Firefox', names: ['firefox', 'firefox_android'], target: 'firefox', version: '115' },
];

/** The floor as the build's target. Samsung Internet and WebView have Chrome's engine. */
export const buildTarget: readonly string[] = floor.flatMap(({ target, version }) =>
  target === undefined ? [] : [`${target}${version}`],
);

/** The target of what must run below the floor too, to say that the browser is too old: what Chromium 80 reads. */
export const oldestTarget = 'es2020';
