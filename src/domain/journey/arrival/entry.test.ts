import { describe, expect, it } from 'vitest';
import { entryForRoute, readEntry } from './entry';

const amount = { default: 2500, min: 500, max: 30000, step: 100 };
const period = { default: 12, min: 3, max: 96, step: 1 };
const read = (query: string, cookies: Readonly<Record<string, string>> = {}) =>
  readEntry({ query, cookies: new Map(Object.entries(cookies)), amount, period, country: 'ES' });
const uuid = '3f0e4c1a-9b1d-4c2e-8f3a-0123456789ab';

describe('the parameters of an address', () => {
  it('are read by name', () => {
    expect(
      read(
        `?sessionId=${uuid}&refName=shop&refSubId=s1&refTransactionId=t1&amount=5000&period=24&firstName=Ana&lastName=D%E2%80%99Ors&email=ana%40example.com&phoneNumber=%2B34612345678&sellingTierGlobalId=tier&fbclid=f&ttclid=t&utm_source=news&utm_medium=mail&gclid=g&gbraid=b`,
      ),
    ).toEqual({
      sessionId: uuid,
      refName: 'shop',
      refSubId: 's1',
      refTransactionId: 't1',
      hasReferralParameters: true,
      amount: 5000,
      period: 24,
      prefill: {
        first_name: 'Ana',
        last_name: 'D’Ors',
        email: 'ana@example.com',
        phone_number: '+34612345678',
      },
      sellingTierGlobalId: 'tier',
      fbclid: 'f',
      ttclid: 't',
      utm: { utm_source: 'news', utm_medium: 'mail' },
      utmCookies: {},
      click: { gclid: 'g', gbraid: 'b' },
      clickCookies: [],
    });
  });

  it.each([
    ['a session id that is not a UUID', 'sessionId=abc', 'sessionId'],
    ['a repeated name with another value', 'refName=a&refName=b', 'refName'],
    ['an empty value', 'refName=', 'refName'],
    ['blanks', 'refName=%20%C2%A0', 'refName'],
    ['a value that is too long', `refName=${'a'.repeat(2001)}`, 'refName'],
    ['control characters', 'refName=a%00b', 'refName'],
    ['a direction mark', 'refName=%E2%80%AEabc', 'refName'],
    ['an amount in words', 'amount=much', 'amount'],
    ['a negative amount', 'amount=-5', 'amount'],
    ['an amount that is not a number', 'amount=NaN', 'amount'],
    ['an infinite amount', 'amount=1e999', 'amount'],
    ['an amount with an exponent', 'amount=1e3', 'amount'],
    ['a repeated amount', 'amount=1&amount=2', 'amount'],
    ['a period with letters', 'period=12m', 'period'],
  ])('ignore %s', (_name, query, field) => {
    expect(read(query)).not.toHaveProperty(field);
  });

  it.each([
    ['a version that does not exist', '3f0e4c1a-9b1d-9c2e-8f3a-0123456789ab'],
    ['another variant', '3f0e4c1a-9b1d-4c2e-cf3a-0123456789ab'],
    ['a character before it', `x${uuid}`],
    ['a character after it', `${uuid}0`],
  ])('ignore a session id with %s', (_case, sessionId) => {
    expect(read(`sessionId=${sessionId}`)).not.toHaveProperty('sessionId');
  });

  it('count once if they are repeated with the same value', () => {
    expect(read('refName=shop&amount=700&refName=shop&amount=700')).toMatchObject({
      refName: 'shop',
      amount: 700,
    });
  });

  it.each([
    'null',
    'undefined',
    'NaN',
    'None',
    '{{first_name}}',
    '{{ first_name }} {{ last_name }}',
    'shop-{{id}}',
    '*|FNAME|*',
    '[First Name]',
    '[CLICK_ID]',
    '%%FIRSTNAME%%',
    '%recipient.name%',
    '{clickid}',
    '{!Contact.FirstName}',
    '${click_id}',
    '#{id}',
    '<%= name %>',
    '__CLICKID__',
    '[[first_name]]',
    '[%first_name%]',
    '##FNAME##',
    '(null)',
    '{{first_name',
  ])('ignore the placeholder %s, and say that there is one', (placeholder) => {
    const value = encodeURIComponent(placeholder);
    const entry = read(`firstName=${value}&refName=shop&refTransactionId=${value}&utm_term=${value}`);
    expect(entry).toMatchObject({ refName: 'shop', prefill: {}, utm: {}, hasPlaceholders: true });
    expect(entry).not.toHaveProperty('refTransactionId');
  });

  it.each([
    'Null',
    'NULL',
    'Nan',
    'None de la Cruz',
    'Undefined Ltd',
    "D'Ors [ES]",
    '[ES] Search',
    '[ES]',
    '100%',
    '<3',
    '<img src=x onerror="window.marked=1">',
    '{',
    'a|b',
  ])('have %s, which is no placeholder', (value) => {
    const entry = read(`lastName=${encodeURIComponent(value)}`);
    expect(entry.prefill.last_name).toBe(value);
    expect(entry).not.toHaveProperty('hasPlaceholders');
  });

  it('have the session id in lower case, and texts without blanks at their ends', () => {
    expect(read(`sessionId=${uuid.toUpperCase()}`).sessionId).toBe(uuid);
    expect(read('refName=%20my%20shop%20').refName).toBe('my shop');
  });

  it.each([
    ['refName', 2_000],
    ['refSubId', 2_000],
    ['firstName', 250],
    ['lastName', 250],
    ['email', 250],
    ['phoneNumber', 250],
  ])('have in %s at most %i characters', (name, limit) => {
    const isRead = (length: number) => JSON.stringify(read(`${name}=${'7'.repeat(length)}`)).includes('777');
    expect([isRead(limit), isRead(limit + 1)]).toEqual([true, false]);
  });

  it.each([
    ['5000', 5000],
    ['5049.99', 5000],
    ['5050.5', 5100],
    ['5.000', 5000],
    ['10.000', 10_000],
    ['5049.999', undefined],
    ['5.000.00', undefined],
    ['5.00.000', undefined],
    ['5,000', undefined],
    ['1', 500],
    ['999999999999999', 30000],
    ['9999999999999999', undefined],
    ['5000.0000001', undefined],
    ['5000.', undefined],
    ['x5000', undefined],
  ])('have the amount of %s as %s', (text, expected) => {
    expect(read(`amount=${text}`).amount).toBe(expected);
  });

  it('have the type of a known link alone', () => {
    expect(read('urlType=retargeting').urlType).toBe('retargeting');
    expect(read('urlType=other')).not.toHaveProperty('urlType');
  });

  it.each(['refName', 'refSubId', 'refTransactionId', 's_id'])(
    'refer with %s, even if it is invalid',
    (name) => {
      expect(read(`${name}=`).hasReferralParameters).toBe(true);
      expect(read('amount=700')).not.toHaveProperty('hasReferralParameters');
    },
  );

  it('have the campaign in all its parts', () => {
    const utm = {
      utm_medium: 'mail',
      utm_source: 'news',
      utm_campaign: 'spring',
      utm_content: 'top',
      utm_term: 'loan',
    };
    expect(read(new URLSearchParams(utm).toString()).utm).toEqual(utm);
  });

  it('fall back to s_id for the transaction', () => {
    expect(read('s_id=x').refTransactionId).toBe('x');
    expect(read('s_id=x&refTransactionId=y').refTransactionId).toBe('y');
  });

  it('never reach the prototype of objects', { tags: ['H12'] }, () => {
    const entry = read('__proto__=x&constructor=y&utm_source=z&utm___proto__=w');
    expect(entry.utm).toEqual({ utm_source: 'z' });
    expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['constructor']));
    expect(Object.getPrototypeOf(entry)).toBe(Object.prototype);
  });

  it('include the click ids in the cookies of the platforms', () => {
    expect(
      read('', { _fbp: 'fb.1.2.3', _fbc: 'fb.1.2.x', _ttp: 'tt', _gcl_aw: 'GCL.1700000000.abc-DEF' }),
    ).toMatchObject({
      fbp: 'fb.1.2.3',
      fbc: 'fb.1.2.x',
      ttp: 'tt',
      click: {},
      clickCookies: [{ gclid: 'abc-DEF', setAt: '2023-11-14T22:13:20.000Z' }],
    });
    expect(read('gclid=g&gclsrc=aw&gbraid=b&wbraid=w').click).toEqual({
      gclid: 'g',
      gclsrc: 'aw',
      gbraid: 'b',
      wbraid: 'w',
    });
  });

  it.each([
    ['repeated', 'gclsrc=aw&gclsrc=ds'],
    ['too long', `gclsrc=${'x'.repeat(2001)}`],
    ['empty', 'gclsrc='],
  ])('have no click of the address if its source is %s, because it is not absent', (_what, source) => {
    expect(read(`gclid=g&${source}`).click).toEqual({});
  });

  it.each([
    [{ _gcl_gb: 'GCL.1700000000.b' }, [{ gbraid: 'b', setAt: '2023-11-14T22:13:20.000Z' }]],
    [{ wbraid: 'w' }, [{ wbraid: 'w' }]],
    [{ _gcl_aw: 'nonsense' }, []],
    [{ _gcl_aw: 'GCL.1700000000.' }, []],
    [{ _gcl_aw: 'GCL..abc' }, []],
    [{ _gcl_aw: 'GCL.17000000000.abc' }, []],
    [{ _gcl_aw: 'GCL.soon.abc' }, []],
    [{ _gcl_aw: 'xGCL.1700000000.abc' }, []],
    [{ _gcl_aw: 'GCL.1700000000.abc!' }, []],
  ])('have the clicks of the cookies %j', (cookies, expected) => {
    expect(read('', cookies).clickCookies).toEqual(expected);
  });

  it('ignore a cookie that is too long', () => {
    expect(read('', { _fbp: 'f'.repeat(2_001) })).not.toHaveProperty('fbp');
    expect(read('', { _fbp: 'f'.repeat(2_000) })).toHaveProperty('fbp');
  });

  it('fall back to cookies, and never mix two campaigns or two clicks', () => {
    const cookies = { utm_source: 'kept', utm_medium: 'mail', ttclid: 't', wbraid: 'w' };
    expect(read('utm_source=news', cookies)).toMatchObject({
      utm: { utm_source: 'news' },
      utmCookies: { utm_source: 'kept', utm_medium: 'mail' },
      ttclid: 't',
      clickCookies: [{ wbraid: 'w' }],
    });
    expect(read('gbraid=b', { _gcl_aw: 'GCL.1700000000.abc' }).click).toEqual({ gbraid: 'b' });
  });
});

describe('a continue link', () => {
  it('keeps a named affiliate, and treats a transaction alone as that of its lead', () => {
    const referred = read('refName=shop&refTransactionId=t');
    expect(entryForRoute('continue/lead-1', referred)).toEqual({ ...referred, linkedId: 'lead-1' });
    const alone = entryForRoute('continue/lead-1', read('refTransactionId=t'));
    expect(alone).not.toHaveProperty('refTransactionId');
    expect(alone.hasReferralParameters).toBe(false);
    expect(entryForRoute('name', read('refTransactionId=t')).refTransactionId).toBe('t');
    expect(entryForRoute('/continue/lead-1%3Futm_source=mail', referred).linkedId).toBe('lead-1');
  });

  it.each(['continue/lead-1', 'continue'])('has the person of its lead alone: %s', (route) => {
    const entry = read('refName=shop&firstName=Ana&email=ana%40example.com');
    expect(entry.prefill).not.toEqual({});
    expect(entryForRoute(route, entry).prefill).toEqual({});
  });

  it('keeps the transaction of a part of the affiliate', () => {
    const referred = read('refSubId=s1&refTransactionId=t');
    expect(entryForRoute('continue', referred)).toEqual({ ...referred, linkedId: '' });
  });
});

it('does not prefill a form with the e-mail of an unsubscribe link', () => {
  const entry = read('email=ana%40example.com');
  expect(entryForRoute('unsubscribe', entry)).toMatchObject({
    prefill: {},
    unsubscribeEmail: 'ana@example.com',
  });
  expect(entryForRoute('', entry)).toEqual(entry);
  const withoutEmail = read('firstName=Ana');
  expect(entryForRoute('unsubscribe', withoutEmail)).toEqual(withoutEmail);
});
