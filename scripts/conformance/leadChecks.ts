import { calls } from '../../src/api/calls.gen';
import { isRecord } from '../../tests/backend/body';
import { remainingAnswers } from '../../tests/contract/applicant';
import {
  createApplicant,
  createLead,
  createPictures,
  createStateBody,
  expectRefusal,
  expectStatus,
  stateCallNames,
  submitForm,
  waitForDecision,
  type ConformanceContext,
} from './applicants';
import { ConformanceError } from './client';
import { createPicture } from './pictures';

/** One line of the report. */
export interface ConformanceCheck {
  readonly name: string;
  /** Throws if the back end differs, and an `UnsupportedError` if it lacks what it may lack. */
  readonly run: (context: ConformanceContext) => Promise<void>;
}

/** The size of a picture that a back end takes (docs/back-end.md). */
const pictureBytes = 10 * 1024 ** 2;
const leadPaths = ['/lead', '/v2/lead', '/v3/lead'] as const;

function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new ConformanceError(what);
}

/** Of the shape of a SHA-256. */
const createHash = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');

/** Creates, updates, idempotency, field errors, delays and forged calls. */
export const leadChecks: readonly ConformanceCheck[] = [
  ...leadPaths.flatMap((path): readonly ConformanceCheck[] => [
    {
      name: `${path}: a create is repeated under its key, and updated`,
      run: async (context) => {
        const { client } = context;
        const body = createApplicant(context);
        const id = await createLead(context, body, path);
        const sameId = await createLead(context, body, path, 'the same create');
        expectEqual(sameId, id, 'the same key made another lead');
        const withToken = { ...body, googleCaptchaToken: 'another' };
        const thirdId = await createLead(context, withToken, path, 'another captcha token');
        expectEqual(thirdId, id, 'another captcha token made another lead');
        const other = { body: { ...body, amount: 3100 }, key: `${body.sessionId}:1` };
        expectStatus(await client.call('POST', path, other), 409, 'another body under the same key');
        const whole = { ...body, ...remainingAnswers, id };
        expectStatus(await client.call('PUT', path, { body: whole }), 200, 'the update');
        expectStatus(await client.call('PUT', path, { body: whole }), 200, 'the same update');
      },
    },
    {
      name: `${path}: a create without a key is rejected`,
      run: async (context) => {
        const answer = await context.client.call('POST', path, {
          body: createApplicant(context),
          isWrong: true,
        });
        expectRefusal(answer, 400, 'the create');
      },
    },
    {
      name: `${path}: two creates under one key at the same time are one lead`,
      run: async (context) => {
        const body = createApplicant(context);
        const [one, other] = await Promise.all([
          createLead(context, body, path, 'one of the creates'),
          createLead(context, body, path, 'the other create'),
        ]);
        expectEqual(one, other, 'the two creates made two leads');
      },
    },
  ]),
  {
    name: 'the ids of events are taken with a create and an update',
    run: async (context) => {
      const eventIds = { Lead: createHash(), CompleteRegistration: createHash(), Reject: createHash() };
      const body = { ...createApplicant(context), eventIds };
      const whole = { ...body, ...remainingAnswers, id: await createLead(context, body) };
      expectStatus(await context.client.call('PUT', '/v3/lead', { body: whole }), 200, 'the update');
    },
  },
  {
    name: 'a call that a form of another site could send is rejected',
    run: async ({ client }) => {
      const noHeader = { 'X-Requested-With': null };
      const formType = { 'Content-Type': 'text/plain' };
      const { calls: all, optionalCalls } = client.contract;
      for (const name of all.filter((call) => !call.startsWith('GET ') && !optionalCalls.includes(call))) {
        const [method = '', path = ''] = name.replaceAll(/\{\w+\}/g, crypto.randomUUID()).split(' ');
        const send = (headers: Readonly<Record<string, string | null>>) =>
          client.call(method, path, { body: {}, headers, isWrong: true });
        expectRefusal(await send(noHeader), 403, `${name} without X-Requested-With`);
        expectRefusal(await send(formType), 415, `${name} with a type of a form`);
      }
    },
  },
  {
    name: 'two pictures of ten megabytes are taken in one call',
    run: async (context) => {
      const id = await submitForm(context, 'id-upload.rejected');
      await waitForDecision(context, id);
      const { path } = calls.idUpload;
      const body = createPictures(
        id,
        createPicture('front', pictureBytes),
        createPicture('back', pictureBytes),
      );
      expectStatus(await context.client.call('POST', path, { body }), 200, 'the pictures');
    },
  },
  {
    name: 'a page of another origin that may read an answer may read Date and Retry-After',
    run: async ({ client }) => {
      const { headers } = await client.call('GET', '/choices/country', {
        headers: { Origin: 'null' },
        isWrong: true,
      });
      if (headers.get('Access-Control-Allow-Origin') === null) return;
      const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
      const hidden = ['Date', 'Retry-After'].filter((name) => !exposed.includes(name.toLowerCase()));
      if (hidden.length > 0) throw new ConformanceError(`it may not read ${hidden.join(' and ')}`);
    },
  },
  {
    name: 'a wrong value is named by its data point',
    run: async (context) => {
      const id = await submitForm(context, 'change-mobile-number');
      await waitForDecision(context, id);
      const body = { id, phoneNumber: '123' };
      const answer = expectStatus(
        await context.client.call('PUT', '/v2/customer/mobile', { body }),
        422,
        'a wrong number',
      );
      const { errors } = answer.body;
      if (!isRecord(errors) || !('phone_number' in errors))
        throw new ConformanceError('the errors do not name phone_number');
    },
  },
  {
    name: 'a code that is asked for too early is delayed with Retry-After',
    run: async (context) => {
      const { client } = context;
      const id = await submitForm(context, 'mobile-verification');
      await waitForDecision(context, id);
      const path = '/v2/customer/mobile/resend-code';
      await client.call('POST', path, { body: { id } });
      const early = expectStatus(
        await client.call('POST', path, { body: { id } }),
        429,
        'the second request',
      );
      if (!/^\d+$/.test(early.headers.get('Retry-After') ?? ''))
        throw new ConformanceError('429 has no Retry-After in seconds');
    },
  },
  {
    name: 'a link opens the lead, and shows no personal value',
    run: async (context) => {
      const id = await submitForm(context, 'never');
      for (const version of ['v2', 'v3']) {
        const answer = expectStatus(
          await context.client.call('GET', `/${version}/lead/url/${id}/continue`),
          200,
          version,
        );
        const text = JSON.stringify(answer.body);
        if (/12345678Z|612345678|ES9121000418450200051332/.test(text))
          throw new ConformanceError(`${version} shows a personal value`);
      }
    },
  },
  {
    name: 'a lead that is unknown is answered with 404 by every call about a lead',
    run: async ({ client, product }) => {
      const id = crypto.randomUUID();
      const aboutLead = [
        ...leadPaths.map((path) => ['PUT', path, { id, product }] as const),
        ...stateCallNames.map(
          (name) => [calls[name].method, calls[name].path, createStateBody(name, id)] as const,
        ),
        ['POST', calls.resendCode.path, { id }],
        ['PUT', calls.updateProvidentOffer.path, { id, amount: 1500, period: 24 }],
        ['GET', `/v2/lead/url/${id}/continue`, undefined],
        ['GET', `/v3/lead/url/${id}/continue`, undefined],
        ['GET', `/lead/status/${id}`, undefined],
        ['POST', `/lead/continue/${id}`, {}],
        ['POST', `/lead/skip/${id}`, {}],
        ['GET', `/lead/${id}/redirect`, undefined],
        ['GET', `/customer/${id}/consents`, undefined],
        ['PUT', `/customer/${id}/consents`, []],
        ['POST', '/lead/customer/password', { id, password: 'a long enough one' }],
      ] as const;
      for (const [method, path, body] of aboutLead)
        expectStatus(await client.call(method, path, { body }), 404, `${method} ${path.replace(id, '{id}')}`);
    },
  },
];
