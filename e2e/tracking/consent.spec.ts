import type { Page } from '@playwright/test';
import { isAccessible } from '../fixtures/accessible';
import { form, stepShown, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** A page with every platform of third parties: what it asks of whom, before a choice, after a no, and after a yes. */

/** Hosts that were asked for something, beside the page's own; each is answered with nothing. */
async function strangers(page: Page): Promise<readonly { readonly host: string; readonly sent: string }[]> {
  const asked: { host: string; sent: string }[] = [];
  await page.route(
    (address) => address.hostname !== '127.0.0.1',
    (route) => {
      const request = route.request();
      asked.push({
        host: new URL(request.url()).hostname,
        sent: `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`,
      });
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

/** What platforms leave in a browser. */
const traces = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    ].filter((name) => /^(?:_fb|_ga|_gcl|_ttp|ph_|_*lr_)/.test(name)),
  );

test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
});

const banner = (page: Page) => page.locator('[data-consent]');

/** The pixels, as a tag manager's container would bring them; what they are told stands in the window. */
function bringPixels(): void {
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...parts: unknown[]) =>
      void told.push([name, ...parts]);
  Object.assign(window, {
    told,
    fbq: tell('fbq'),
    ttq: { identify: tell('identify'), track: tell('track') },
  });
}

const toldPixels = (page: Page) =>
  page.evaluate(() => {
    const told: unknown = Reflect.get(window, 'told');
    return JSON.stringify(told);
  });

test('before a choice nothing is asked of anybody, and nothing is left in the browser', async ({
  page,
  visitor,
}) => {
  const asked = await strangers(page);
  await page.goto('./');
  await expect(banner(page)).toBeVisible();
  await walkForm(page, visitor.answers('at-once'));
  await expect(page.getByRole('heading', { name: visitor.titles.accepted })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await traces(page)).toEqual([]);
});

test('the question stands in the built document, covers nothing, and is accessible', async ({
  page,
}, info) => {
  await strangers(page);
  await page.goto('./');
  await stepShown(page);
  await isAccessible(page, 'consent', info);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    const button = await form(page).locator('button[type=submit]').boundingBox();
    const question = await banner(page).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

for (const when of ['before', 'after'] as const) {
  test(`a no ${when} the application has come is one press, and stays over a reload`, async ({ page }) => {
    const asked = await strangers(page);
    let letIn = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    if (when === 'before') {
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
    }
    await page.goto('./', { waitUntil: 'commit' });
    await banner(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(banner(page)).toBeHidden();
    letIn();
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await stepShown(page);
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
}

/** Hosts of each purpose; a script that was answered with nothing asks for no more. */
const hostsOf = {
  '^Contar': ['eu.i.posthog.com'],
  '^Grabar': ['cdn.logr-in.com'],
  '^Avisar': ['www.googletagmanager.com'],
} as const;

for (const [purpose, hosts] of Object.entries(hostsOf)) {
  test(`a yes to one purpose asks its own hosts and no others: ${hosts.join(' ')}`, async ({
    page,
    visitor,
  }) => {
    // The analytics count no visit of a program's browser.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
    const asked = await strangers(page);
    await page.goto('./');
    await banner(page).getByText('Elegir').click();
    await banner(page)
      .getByRole('checkbox', { name: new RegExp(purpose) })
      .check();
    await banner(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
    await walkForm(page, visitor.answers('at-once'));
    await expect(page.getByRole('heading', { name: visitor.titles.accepted })).toBeVisible();
    await expect.poll(() => [...new Set(asked.map(({ host }) => host))]).toEqual(hosts);
  });
}

/** How a value might be written in a request: as it is, in small letters, for an address, in base 64, in hexadecimal digits. */
function writtenAs(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  return [
    value,
    value.toLowerCase(),
    encodeURIComponent(value),
    bytes.toString('base64'),
    bytes.toString('hex'),
  ];
}

test('after a yes each platform hears of a lead once, by hashes alone', async ({ page, visitor }) => {
  const asked = await strangers(page);
  await page.addInitScript(bringPixels);
  await page.goto('./?gclid=click-1');
  await banner(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked.map(({ host }) => host)).toContain('www.googletagmanager.com');
  const answers = visitor.answers('at-once');
  await walkForm(page, answers);
  await expect(page.getByRole('heading', { name: visitor.titles.accepted })).toBeVisible();
  await expect.poll(() => toldPixels(page)).toContain('CompleteRegistration');
  // One of each of the two pixels.
  expect((await toldPixels(page)).split('"Lead"')).toHaveLength(3);
  await page.reload();
  await expect(page.getByRole('heading', { name: visitor.titles.accepted })).toBeVisible();
  const told = await toldPixels(page);
  expect(told).not.toContain('"Lead"');
  const all = asked.map(({ sent }) => sent).join('\n');
  const typed = [
    ...['email', 'personal_code', 'first_name', 'last_name', 'iban', 'street', 'employer_name'].map((name) =>
      String(answers[name]),
    ),
    '612345678',
    '12345678Z',
    'ES9121000418450200051332',
    '1985-11-05',
  ];
  for (const secret of typed.flatMap(writtenAs)) expect(all).not.toContain(secret);
  expect(await page.evaluate(() => localStorage.getItem('ondara-es:gclid'))).toContain('click-1');
});

test('the choice is changed from the footer', async ({ page }) => {
  await strangers(page);
  await page.goto('./');
  await banner(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Opciones de privacidad' }).click();
  await expect(banner(page)).toBeVisible();
  await banner(page).getByText('Elegir').click();
  await expect(banner(page).getByRole('checkbox', { name: /^Contar/ })).not.toBeChecked();
  await banner(page)
    .getByRole('checkbox', { name: /^Contar/ })
    .check();
  await banner(page).getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(banner(page)).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem('ondara-es:consent'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    given: { analytics: true, recording: false, advertising: false },
  });
});

test('a third party that never answers or throws keeps nobody from the partner', async ({
  page,
  visitor,
}) => {
  await page.route(
    (address) => address.hostname !== '127.0.0.1',
    (route) => (route.request().url().includes('gtm.js') ? undefined : route.abort()),
  );
  await page.addInitScript(() => {
    const broken = () => {
      throw new Error('broken');
    };
    Object.assign(window, { fbq: broken, ttq: { identify: broken, track: broken } });
  });
  await page.goto('./');
  await banner(page).getByRole('button', { name: 'Aceptar' }).click();
  await walkForm(page, visitor.answers('at-once'));
  await expect(page.getByRole('heading', { name: visitor.titles.accepted })).toBeVisible();
});

test('who blocks what tells third parties applies all the same', async ({ page, visitor }) => {
  await strangers(page);
  let isBlocked = false;
  await page.route(/\/assets\/tracking-[^/]*\.js$/, (route) => {
    isBlocked = true;
    return route.abort();
  });
  await page.goto('./');
  await expect.poll(() => isBlocked).toBe(true);
  await banner(page).getByRole('button', { name: 'Aceptar' }).click();
  await walkForm(page, visitor.answers('at-once'));
  await expect(page.getByRole('heading', { name: visitor.titles.accepted })).toBeVisible();
});
