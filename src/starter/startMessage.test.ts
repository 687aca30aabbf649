import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildScripts, closeDocuments, entryAddress, openDocument, vitalsUrl } from './builtDocument.fixture';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(closeDocuments);

type Opened = Awaited<ReturnType<typeof openDocument>>;

/** What the document says about its start; empty if it says nothing. */
const readMessage = ({ window }: Opened): string =>
  window.document.querySelector('body > .unstarted')?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** A script throws. */
function throwError({ window }: Opened, filename: string, error: Error | null): void {
  const thrown = error === null ? {} : { error };
  window.dispatchEvent(new window.ErrorEvent('error', { filename, ...thrown, message: 'a message' }));
}

/** The script of the build does not load. */
function loseFile({ window }: Opened): void {
  window.document.querySelector('script[type=module]')?.dispatchEvent(new window.Event('error'));
}

const setOnline = ({ window }: Opened, isOnline: boolean) =>
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: isOnline });

const documentAddress = 'https://page.example/application-frontend/';

describe('an error before the start', () => {
  it.each([
    ['one that a file of the build throws', entryAddress, new TypeError('a is not a function'), 'failed'],
    [
      'one of an injected script, which WebKit names after the document',
      documentAddress,
      new Error('gCrWeb'),
      '',
    ],
    ['a notice of the browser without an error', documentAddress, null, ''],
    ['a notice of the browser without an error, in a file of the build', entryAddress, null, ''],
    ['one of another host', 'https://ads.example/assets/index-1.js', new Error('ads'), ''],
    ['one of an extension', 'chrome-extension://abc/assets/a.js', new Error('extension'), ''],
    ['one without a source', '', new Error('Script error.'), ''],
  ])('counts as a failed start only if it is: %s', async (_what, filename, error, message) => {
    const opened = await openDocument();
    throwError(opened, filename, error);
    expect(readMessage(opened)).toMatch(message === '' ? /^$/ : new RegExp(`^${message}`));
  });

  it('is logged and sent once, by the name of the error', async () => {
    const opened = await openDocument();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    throwError(opened, entryAddress, new TypeError('a name that somebody typed'));
    expect(warn.mock.calls).toEqual([['Something went wrong', { name: 'TypeError' }]]);
    expect(opened.sent).toEqual([[vitalsUrl, { page: 'ondara-es', version: '', start: 'TypeError' }]]);
  });

  it('says nothing once the application has taken over', async () => {
    const opened = await openDocument();
    opened.takeOver();
    throwError(opened, entryAddress, new TypeError('late'));
    expect(readMessage(opened)).toBe('');
    expect(opened.sent).toEqual([]);
  });
});

describe('a file of the build that does not load', () => {
  it('is said with a link that reloads and the telephone', async () => {
    const opened = await openDocument();
    setOnline(opened, true);
    loseFile(opened);
    expect(readMessage(opened)).toBe('failedreload1');
    expect(opened.sent).toEqual([[vitalsUrl, { page: 'ondara-es', version: '', start: 'load' }]]);
  });

  it('keeps the placeholder of another screen, so that a start that arrives later does not hydrate nothing', async () => {
    const opened = await openDocument({ address: '/continue/a' });
    loseFile(opened);
    expect(opened.html.dataset['start']).toBeDefined();
  });

  it('is said to be the connection while the browser is offline, and the start goes on with the press', async () => {
    const opened = await openDocument();
    setOnline(opened, false);
    loseFile(opened);
    expect(readMessage(opened)).toBe('offline1');
    opened.click('form button');
    const reload = vi.spyOn(opened.window.location, 'reload').mockReturnValue();
    const responses = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(new Response())];
    void responses[0]?.catch(() => undefined);
    const fetchFile = vi.spyOn(opened.window, 'fetch').mockImplementation(() => {
      const response = responses.shift() ?? Promise.reject(new Error('one more'));
      return Promise.resolve(response).then((one) => Object(one));
    });
    vi.spyOn(opened.window, 'setTimeout').mockImplementation((work) => {
      queueMicrotask(() => Reflect.apply(work, undefined, []));
      return Object(0);
    });
    setOnline(opened, true);
    opened.window.dispatchEvent(new opened.window.Event('online'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetchFile.mock.calls).toEqual([[entryAddress], [entryAddress]]);
    expect(opened.readTab('pressed')).toBe(true);
  });

  it('a kept press is repeated once', async () => {
    const opened = await openDocument({ tab: { pressed: true } });
    expect(opened.find('form button').getAttribute('data-pressed')).toBe('1');
    expect(opened.readTab('pressed')).toBeNull();
  });
});

describe('an engine below the floor', () => {
  const openOutdated = async (visit: Parameters<typeof openDocument>[0] = {}) => {
    const opened = await openDocument({ ...visit, isOutdated: true });
    opened.window.document.dispatchEvent(new opened.window.Event('DOMContentLoaded'));
    return opened;
  };

  it('reads the script in the head: it has no syntax that Chromium 80 does not know', async () => {
    const [gate] = await buildScripts();
    expect(gate).toContain('inert');
    expect(gate).not.toMatch(/\?\?=|\|\|=|&&=|\bstatic\b|#\w|\d_\d|\.at\(/);
  });

  it('is told so, with the telephone and without a link that reloads', async () => {
    expect(readMessage(await openOutdated())).toBe('outdated1');
  });

  it('reads the built page at any address, and no placeholder covers it', async () => {
    const { isBuiltScreenShown } = await openOutdated({ address: '/continue/a' });
    expect(isBuiltScreenShown()).toBe(true);
  });

  it('does not send the form, whose address would name the answers', async () => {
    const { submit } = await openOutdated();
    expect(submit()).toBe(false);
  });
});
