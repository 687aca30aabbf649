import type { Browser, BrowserContext, Page, Route } from 'playwright';
import type { FaultKind } from './acts';

/** The browser of one journey, with its own storages, and what an observer beside it sees. */
export interface JourneyContext {
  readonly context: BrowserContext;
  readonly tabs: Page[];
  /** What goes wrong with the next calls about a lead. */
  readonly faults: FaultKind[];
  /** Errors in the browser. */
  readonly problems: string[];
  readonly isOffline: () => boolean;
  readonly setOffline: (offline: boolean) => Promise<void>;
}

const lateMs = 3_000;
/** The time that an act may take. */
const actionMs = 6_000;
const leadCall = /\/api\/(?:v[23]\/)?lead(?:$|[/?])/;

/** Opens an empty browser with one tab on the page. */
export async function openContext(browser: Browser, baseURL: string): Promise<JourneyContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(actionMs);
  context.setDefaultNavigationTimeout(4 * actionMs);
  const faults: FaultKind[] = [];
  const problems: string[] = [];
  let isOffline = false;
  context.on('weberror', (error) => problems.push(`an unhandled error: ${error.error().message}`));
  context.on('console', (message) => {
    // The browser logs each failed request, and React a screen that does not load. Without a network the page shows that it failed, and a
    // way on is looked for when the network is back.
    const isExpected = isOffline && message.text().includes('dynamically imported module');
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource') && !isExpected)
      problems.push(`an error in the console: ${message.text()}`);
  });
  await context.route(leadCall, async (route) => {
    const fault = isOffline ? undefined : faults.shift();
    // The page that sent the call may be gone.
    await (fault === undefined ? route.fallback() : fail(route, fault)).catch(() => undefined);
  });
  const first = await context.newPage();
  await first.goto('./');
  return {
    context,
    tabs: [first],
    faults,
    problems,
    isOffline: () => isOffline,
    setOffline: async (offline) => {
      isOffline = offline;
      await context.setOffline(offline);
    },
  };
}

async function fail(route: Route, fault: FaultKind): Promise<void> {
  switch (fault) {
    case 'lost request':
      return route.abort('connectionreset');
    case 'lost answer':
      await route.fetch();
      return route.abort('connectionreset');
    case '500':
    case '503':
      return route.fulfill({ status: Number(fault), json: {} });
    case '429':
      return route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, json: {} });
    case '422':
      // The contract repeats a rejected create, so a fault of its own rejects updates alone.
      return route.request().method() === 'POST'
        ? route.fallback()
        : route.fulfill({ status: 422, json: { errors: { email: 'not_accepted' } } });
    case 'html':
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });
    case 'late answer': {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      return route.fulfill({ response });
    }
  }
}
