import { leadCalls } from '../fixtures/calls';
import { form, submit, title, walkForm } from '../fixtures/robot';
import { choose } from './consenting';
import { expect, test } from './thirdParties';
import { analyticsEvents, hostsOf } from './told';

/** What the product analytics are sent after a yes to them, from the first step to the partner. */

/** What the SDK says of the browser and of itself with an event: nothing else may come. */
const ofTheSdk = `
  $os $browser $browser_version $browser_language $browser_language_prefix $device_type
  $raw_user_agent $timezone $timezone_offset $screen_height $screen_width $viewport_height
  $viewport_width $current_url $host $pathname $lib $lib_version $insert_id $time $sdk_dist_channel
  $initialization_time $configured_session_timeout_ms $device_id $user_id $anon_distinct_id
  $session_id $window_id $is_identified $session_entry_referrer $session_entry_referring_domain
  $session_entry_url $session_entry_host $session_entry_pathname $session_entry_utm_source
  $sdk_debug_extensions_init_method $sdk_debug_extensions_init_time_ms $config_defaults
  $sdk_debug_retry_queue_size $process_person_profile $lib_rate_limit_remaining_tokens
`.split(/\s+/);
const hash = expect.stringMatching(/^[0-9a-f]{64}$/);

test('a whole application: each event with what it may say, by the session, and nothing else', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto(
    './?refName=affiliate&refSubId=sub-1&refTransactionId=transaction-1&utm_source=news&gclid=click-1&fbclid=click-2',
  );
  await choose(page, visitor.words, ['analytics']);
  let refused = '';
  const steps = await walkForm(page, visitor.answers('at-once'), {
    onStep: async (step) => {
      if (refused !== '' || (await form(page).locator('[name="email"]').count()) === 0) return;
      refused = step;
      await submit(page);
      await expect(form(page).getByRole('alert').first()).toBeVisible();
    },
  });
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }).click();
  await page.waitForURL(/partner-sandbox/);
  await expect.poll(() => analyticsEvents(thirdParties).at(-1)?.event).toBe('Redirected');

  const events = analyticsEvents(thirdParties);
  const { sessionId } = leadCalls(visitor)[0]?.body ?? {};
  const always = {
    distinct_id: sessionId,
    token: 'phc_sample',
    attribute: 'affiliate',
    subId: 'sub-1',
    transactionId: 'transaction-1',
    leadSource: 'news',
    utm_source: 'news',
  };
  const seen = (step: string) => ['StepSeen', { ...always, event_id: hash, step }];
  const told = (name: string) => [name, { ...always, event_id: hash }];
  const created = steps.indexOf(refused) + 1;
  // The first step may have been seen before the choice, and is then told to nobody.
  const later = events.filter(({ properties }) => properties['step'] !== steps[0]);
  expect(later.map(({ event, properties }) => [event, ownOf(properties)])).toEqual([
    ['$identify', always],
    ...steps.slice(1, created).map(seen),
    [
      'StepLeftWithErrors',
      { ...always, event_id: hash, step: refused, questions: 'email phone_number general_policies' },
    ],
    ...steps.slice(created, created + 1).map(seen),
    told('Lead'),
    ...steps.slice(created + 1).map(seen),
    told('CompleteRegistration'),
    told('Accepted'),
    told('Redirected'),
  ]);

  const names = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
  expect([...names].filter((name) => name.startsWith('$') && !ofTheSdk.includes(name))).toEqual([]);
  const addresses = events.flatMap(({ properties }) => [
    properties['$current_url'],
    properties['$session_entry_url'],
  ]);
  const words = /^http:\/\/127\.0\.0\.1:\d+\/application-frontend\/[a-z-]+$/;
  expect(addresses.filter((address) => !words.test(String(address)))).toEqual([]);
  expect(JSON.stringify(thirdParties.sent)).not.toMatch(/click-[12]/);
  expect(hostsOf(thirdParties)).toEqual(['eu.i.posthog.com']);
});

/** What the page says itself. */
const ownOf = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !name.startsWith('$')));

test('a rejection is told once, without a word of who it was', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await openAtLastStep('rejected.at-once');
  await choose(page, visitor.words, ['analytics']);
  await walkForm(page, visitor.answers('rejected.at-once'));
  await expect(title(page, visitor.titles.rejected)).toBeVisible();
  const names = () => analyticsEvents(thirdParties).map(({ event }) => event);
  await expect.poll(names).toContain('Reject');
  await page.reload();
  await expect(title(page, visitor.titles.rejected)).toBeVisible();
  expect(names()).toEqual(['$identify', 'CompleteRegistration', 'Reject']);
});
