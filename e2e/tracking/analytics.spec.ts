import { filterLeadCalls } from '../fixtures/calls';
import { form, submit, walkForm, expectDecision } from '../fixtures/robot';
import { choosePurposes } from './consentBanner';
import { expect, test } from './thirdParties';
import { readAnalyticsEvents, findContactedHosts } from './platformRequests';

/** The events of the product analytics after consent, from the first step to the partner. */

/** The properties that the SDK adds to an event. No others are allowed. */
const sdkProperties = `
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

test(
  'an application sends each event with its session id and its allowed properties only',
  { tag: '@rest' },
  async ({ page, visitor, completedForm, thirdParties }) => {
    await page.goto(
      './?refName=affiliate&refSubId=sub-1&refTransactionId=transaction-1&utm_source=news&gclid=click-1&fbclid=click-2',
    );
    await choosePurposes(page, visitor.text, ['analytics']);
    let rejectedStep = '';
    const walked = await walkForm(page, visitor.createAnswers('at-once'), {
      onStep: async (step) => {
        if (rejectedStep !== '' || (await form(page).locator('[name="email"]').count()) === 0) return;
        rejectedStep = step;
        await submit(page);
        await expect(form(page).getByRole('alert').first()).toBeVisible();
      },
    });
    // The review is no step.
    const steps = walked.filter((step) => step !== 'review');
    await expectDecision(page, visitor.titles.accepted);
    await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
    await page.waitForURL(/partner-sandbox/);
    await expect.poll(() => readAnalyticsEvents(thirdParties).at(-1)?.event).toBe('Redirected');

    const events = readAnalyticsEvents(thirdParties);
    const { sessionId } = filterLeadCalls(visitor)[0]?.body ?? {};
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ value }) => value.includes(String(sessionId)))).toEqual([]);
    const common = {
      distinct_id: sessionId,
      token: 'phc_sample',
      attribute: 'affiliate',
      subId: 'sub-1',
      transactionId: 'transaction-1',
      leadSource: 'news',
      utm_source: 'news',
      // A name without a value replaces that of an earlier campaign.
      utm_medium: '',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      experiment: '',
    };
    const isOfStep = ([name]: readonly unknown[]) => String(name).startsWith('Step');
    const createStepSeen = (step: string) => ['StepSeen', { ...common, event_id: hash, step }];
    const createEvent = (name: string) => [name, { ...common, event_id: hash }];
    const rejectedIndex = steps.indexOf(rejectedStep) + 1;
    // The first step may be shown before the choice. In that case its event is not sent.
    const laterEvents = events.filter(({ properties }) => properties['step'] !== steps[0]);
    const received = laterEvents.map(({ event, properties }) => [event, readOwnProperties(properties)]);
    // The flow decides which step creates the lead.
    const createdAfter = received.findIndex(([name]) => name === 'Lead');
    const creatingIndex = steps.indexOf(completedForm.creatingStep);
    expect(received.slice(0, createdAfter).filter(isOfStep).length).toBeGreaterThanOrEqual(creatingIndex);
    expect(received.filter(isOfStep)).toEqual([
      ...steps.slice(1, rejectedIndex).map(createStepSeen),
      [
        'StepLeftWithErrors',
        {
          ...common,
          event_id: hash,
          step: rejectedStep,
          questions: expect.stringContaining('email phone_number'),
        },
      ],
      ...steps.slice(rejectedIndex).map(createStepSeen),
    ]);
    expect(received.filter((event) => !isOfStep(event))).toEqual([
      ['$identify', common],
      createEvent('Lead'),
      createEvent('CompleteRegistration'),
      createEvent('Accepted'),
      createEvent('Redirected'),
    ]);

    const names = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
    expect([...names].filter((name) => name.startsWith('$') && !sdkProperties.includes(name))).toEqual([]);
    const addresses = events.flatMap(({ properties }) => [
      properties['$current_url'],
      properties['$session_entry_url'],
    ]);
    const plainAddress = /^http:\/\/127\.0\.0\.1:\d+\/application-frontend\/[a-z-]+$/;
    expect(addresses.filter((address) => !plainAddress.test(String(address)))).toEqual([]);
    expect(JSON.stringify(thirdParties.sent)).not.toMatch(/click-[12]/);
    expect(findContactedHosts(thirdParties)).toEqual(['eu.i.posthog.com']);
  },
);

/** The properties that the page itself sends. */
const readOwnProperties = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !name.startsWith('$')));

test('a rejection is sent once, without an identity', async ({
  page,
  visitor,
  thirdParties,
  openAtReview,
}) => {
  await openAtReview('rejected.at-once');
  await choosePurposes(page, visitor.text, ['analytics']);
  await walkForm(page, visitor.createAnswers('rejected.at-once'));
  await expectDecision(page, visitor.titles.rejected);
  const readNames = () => readAnalyticsEvents(thirdParties).map(({ event }) => event);
  await expect.poll(readNames).toContain('Reject');
  await page.reload();
  await expectDecision(page, visitor.titles.rejected);
  expect(readNames()).toEqual(['$identify', 'CompleteRegistration', 'Reject']);
});
