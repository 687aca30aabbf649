import { describe, expect, it } from 'vitest';
import { applicationReplaced } from '../events';
import { selectRequestStatus } from '../selectors/journey';
import { progressStatePushed } from '../slices/lead';
import {
  goneResponse,
  jsonResponse,
  createTestStore,
  receiveFromOtherTab,
  type FakeNetwork,
  refusedResponse,
} from '../store.fixture';
import { uploadPictures, type PictureUpload } from './uploadPictures';

type TestStore = ReturnType<typeof createTestStore>;
const front = new File(['front'], 'front.jpg', { type: 'image/jpeg' });
const back = new File(['back'], 'back.jpg', { type: 'image/jpeg' });
const idUpload = 30;
const accept = () => jsonResponse(200, { id: 'lead-1', state: 11 });
const respondNever = () => new Promise<Response>(() => undefined);

const status = ({ store }: TestStore) => selectRequestStatus(store.getState(), 'stateAction');
const progressState = ({ store }: TestStore) => store.getState().leadApplication.progressStates.at(-1);

/** The screen that asks for pictures of a document. */
function openScreen(network: FakeNetwork): TestStore {
  const app = createTestStore(network);
  receiveFromOtherTab(app, { id: 'lead-1' });
  app.store.dispatch(progressStatePushed(idUpload));
  return app;
}

/** Starts an upload, and tells how it goes on. */
function start(
  { store, dependencies }: TestStore,
  {
    pictures = { front, back },
    wait = dependencies.wait,
  }: { pictures?: PictureUpload; wait?: typeof dependencies.wait } = {},
) {
  const controller = new AbortController();
  const progress: (readonly [number, number])[] = [];
  const upload = uploadPictures(pictures, {
    onProgress: (sent, total) => progress.push([sent, total]),
    signal: controller.signal,
  });
  const finished = upload(store.dispatch, store.getState, { ...dependencies, wait });
  return { finished, progress, stop: () => controller.abort() };
}

/** The fields of each form that the server received, with the names of its files. */
const readForms = ({ calls }: TestStore) =>
  calls
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [
      path,
      Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.name : value]),
      ),
    ]);

/** A wait that ends only when it is stopped, as that of the application does. */
const waitForStop: TestStore['dependencies']['wait'] = (_milliseconds, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });

describe('an upload of pictures', () => {
  it.each<[string, PictureUpload, object]>([
    ['both sides', { front, back }, { id: 'lead-1', front: 'front.jpg', back: 'back.jpg' }],
    ['one side', { front }, { id: 'lead-1', front: 'front.jpg' }],
  ])('sends %s with the lead id, and opens the state of the response', async (_what, pictures, form) => {
    const app = openScreen(accept);
    await start(app, { pictures }).finished;
    expect(readForms(app)).toEqual([['/lead/idUpload', form]]);
    expect(progressState(app)).toBe(11);
  });

  it('tells how many bytes have been sent', async () => {
    const upload = start(openScreen(accept));
    await upload.finished;
    expect(upload.progress).toEqual([[50, 100]]);
  });

  it('is shown as sending until the response arrives, and then as saved if the state is the same', async () => {
    const app = openScreen(() => jsonResponse(200, { id: 'lead-1', state: idUpload }));
    const { finished } = start(app);
    expect(status(app)).toEqual({ kind: 'sending' });
    await finished;
    expect(status(app)).toEqual({ kind: 'saved', at: app.environment.now });
  });

  it('is sent again after an error of the server', async () => {
    const responses = [jsonResponse(500, {}), jsonResponse(503, {})];
    const app = openScreen(({ method }) =>
      method === 'GET' ? jsonResponse(200, { state: idUpload }) : (responses.shift() ?? accept()),
    );
    await start(app).finished;
    const form = ['/lead/idUpload', { id: 'lead-1', front: 'front.jpg', back: 'back.jpg' }];
    expect(readForms(app)).toEqual([form, form, form]);
    expect(progressState(app)).toBe(11);
  });

  it('leaves nothing of the lead in the state when another application replaces it', async () => {
    const app = openScreen(accept);
    await start(app).finished;
    expect(JSON.stringify(app.store.getState())).toContain('lead-1');
    app.store.dispatch(
      applicationReplaced({
        applicationId: 'application-2',
        application: { sessionId: 'session-9' },
        announcement: 'deleted',
      }),
    );
    expect(JSON.stringify(app.store.getState())).not.toContain('lead-1');
  });

  it('is not sent without a lead', async () => {
    const app = createTestStore(accept);
    await start(app).finished;
    expect(app.calls).toEqual([]);
    expect(status(app)).toEqual({ kind: 'idle' });
  });

  it('is not sent if it was stopped before it began', async () => {
    const app = openScreen(accept);
    await app.store.dispatch(
      uploadPictures({ front }, { onProgress: () => undefined, signal: AbortSignal.abort() }),
    );
    expect(app.calls).toEqual([]);
    expect(status(app)).toEqual({ kind: 'idle' });
  });

  it('is neither repeated nor stopped by a second one that begins meanwhile', async () => {
    let respond = (_response: Response): void => undefined;
    const app = openScreen(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const first = start(app);
    const second = start(app);
    await second.finished;
    second.stop();
    expect(status(app)).toEqual({ kind: 'sending' });
    respond(accept());
    await first.finished;
    expect(app.calls).toHaveLength(1);
    expect(progressState(app)).toBe(11);
  });
});

describe('an upload that the applicant stops', () => {
  it('is over at once, resets its status and can be sent again', async () => {
    const responses = [respondNever()];
    const app = openScreen(() => responses.shift() ?? accept());
    const upload = start(app);
    let isOver = false;
    void (async () => {
      await upload.finished;
      isOver = true;
    })();
    await app.flushPromises();
    expect(isOver).toBe(false);
    upload.stop();
    expect(status(app)).toEqual({ kind: 'idle' });
    await app.flushPromises();
    expect(isOver).toBe(true);
    expect(app.calls).toHaveLength(1);
    expect(progressState(app)).toBe(idUpload);
    await start(app).finished;
    expect(progressState(app)).toBe(11);
  });

  it('is over without an error while it waits for the next attempt', async () => {
    const app = openScreen(() => jsonResponse(500, {}));
    const upload = start(app, { wait: waitForStop });
    await app.flushPromises();
    expect(status(app)).toEqual({ kind: 'sending' });
    upload.stop();
    expect(await upload.finished).toBeUndefined();
    expect(status(app)).toEqual({ kind: 'idle' });
    expect(app.calls).toHaveLength(1);
  });
});

it('does not hide an error of the application itself', async () => {
  const app = openScreen(() => jsonResponse(500, {}));
  const upload = start(app, { wait: () => Promise.reject(new Error('no timer')) });
  await expect(upload.finished).rejects.toThrow('no timer');
});

describe('pictures that the server refuses', () => {
  it.each<[string, PictureUpload, object]>([
    ['each side', { front, back }, { front: 'file_size', back: 'file_size' }],
    ['the only side', { front }, { front: 'file_size' }],
  ])('for the size of the request have this error at %s', async (_where, pictures, codes) => {
    const app = openScreen(() => jsonResponse(413, {}));
    await start(app, { pictures }).finished;
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'refused', codes });
    expect(progressState(app)).toBe(idUpload);
  });

  it('for a side have the error of the server', async () => {
    const app = openScreen(() => jsonResponse(422, { errors: { back: 'blurred' } }));
    await start(app).finished;
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'refused', codes: { back: 'blurred' } });
  });

  it('for another reason have no error at a side', async () => {
    const app = openScreen(() => refusedResponse());
    await start(app).finished;
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'refused' });
  });

  it('because the lead is gone show that it is', async () => {
    const app = openScreen(() => goneResponse(404));
    await start(app).finished;
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBe('gone');
  });
});
