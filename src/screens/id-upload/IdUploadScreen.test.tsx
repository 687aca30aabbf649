// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store } from '../../../tests/backend/store';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { goneResponse, jsonResponse, refusedResponse, type FakeNetwork } from '../../state/store.fixture';
import { createJpeg } from '../../domain/documents/pictures.fixture';
import type { PictureFlaw } from '../../domain/documents/pictureFlaws';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { leadStatusRequested } from '../../state/events';
import { requestStatusChanged } from '../../state/slices/asyncFormData';
import { initialDynamicPages, type DynamicPagesState } from '../../state/slices/dynamicPagesState';

beforeEach(resetBackend);

interface UploadOptions {
  readonly network?: FakeNetwork;
  readonly stepData?: Readonly<Record<string, unknown>>;
  readonly dynamicPages?: Partial<DynamicPagesState>;
  readonly pictureFlaws?: readonly PictureFlaw[];
}

const requestedDocuments = { documentTypes: ['id_card', 'passport', 'residence_permit'], isSkippable: true };
const key = 'states>id-upload';
/** The document was submitted before a reload. */
const documentSubmitted = (type: string) => ({
  submitted: [key],
  drafts: { [key]: { document_type: type } },
});

/** A lead in the state that requests documents, opened on its screen. */
async function openUpload({
  network = referenceNetwork,
  stepData = requestedDocuments,
  dynamicPages = {},
  pictureFlaws = [],
}: UploadOptions = {}) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana+id-upload.thank-you@example.com' } });
  Object.assign(lead, { state: stateNumber('ID_UPLOAD'), position: 0 });
  const visit = await openApp({
    route: 'id-upload',
    network,
    pictureFlaws,
    state: {
      ...stateAt('ID_UPLOAD', { application: { id: lead.id }, result: { stepData } }),
      dynamicPages: { ...initialDynamicPages, ...dynamicPages },
    },
  });
  return { ...visit, id: lead.id };
}

type Opening = Awaited<ReturnType<typeof openUpload>>;

const photo = (name = 'IMG_2041.jpg', width = 4000, height = 3000) =>
  new File([createJpeg(width, height), Uint8Array.of(0xff, 0xd9)], name, { type: 'image/jpeg' });
const cutPhoto = () => new File([createJpeg(4000, 3000)], 'dni.jpg', { type: 'image/jpeg' });
const pdf = (name: string) =>
  new File(['%PDF-1.7\n', 'startxref\n9\n%%EOF'], name, { type: 'application/pdf' });
const cutPdf = () => new File(['%PDF-1.7\n'], 'dni.pdf', { type: 'application/pdf' });
const largePdf = () =>
  new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'dni.pdf', { type: 'application/pdf' });
const text = (name: string) => new File(['no picture at all'], name, { type: 'image/jpeg' });
const side = (name: string) => within(screen.getByRole('group', { name }));
const choose = ({ user }: Opening, name: string, file: File) =>
  user.upload(side(name).getByLabelText(/Elegir (?:un|otro) archivo/), file);
const clickButton = ({ user }: Opening, name: string) => user.click(screen.getByRole('button', { name }));
const getPostedCalls = () => store.calls.filter(({ method }) => method === 'POST');
const findPicturesHeading = (title = 'Fotos o PDF de tu documento') =>
  screen.findByRole('heading', { level: 1, name: title });

async function chooseBoth(visit: Opening) {
  await choose(visit, 'Anverso', photo());
  await choose(visit, 'Reverso', photo());
  await screen.findByText('Anverso: la foto está lista.');
  await screen.findByText('Reverso: la foto está lista.');
}

describe('the document', () => {
  it('asks for the document first, then for its pictures', async () => {
    const visit = await openUpload();
    const { user, id } = visit;
    await screen.findByRole('heading', { level: 1, name: 'Tu documento de identidad' });
    await user.click(screen.getByRole('radio', { name: 'DNI' }));
    await user.type(screen.getByRole('textbox', { name: 'Número del DNI o NIE' }), '12345678z');
    for (const [name, typed] of [
      ['Día', '2'],
      ['Mes', '3'],
      ['Año', '2021'],
    ] as const) {
      await user.type(screen.getByRole('textbox', { name }), typed);
    }
    await clickButton(visit, 'Continuar');
    expect(await findPicturesHeading()).toHaveFocus();
    expect(getPostedCalls()).toMatchObject([
      {
        path: '/lead/documentId',
        body: { id, documentType: 'id_card', idCardNumber: '12345678Z', idCardIssuedAt: '2021-03-02' },
      },
    ]);
  });

  it("validates the number by the country's rule only for an identity card", async () => {
    const { user } = await openUpload();
    await user.click(await screen.findByRole('radio', { name: 'Pasaporte' }));
    expect(screen.queryByRole('textbox', { name: 'Número del DNI o NIE' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Número del documento' })).toBeInTheDocument();
  });

  it('offers only documents that the server accepts and that have texts', async () => {
    await openUpload({ stepData: { documentTypes: ['passport', 'library_card', 7], isSkippable: 'yes' } });
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Pasaporte' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continuar sin documento' })).not.toBeInTheDocument();
  });

  it.each([
    [{}],
    [{ documentTypes: 'passport' }],
    [{ documentTypes: [] }],
    [{ documentTypes: ['library_card'] }],
  ])('explains when the step data %j names no document', async (stepData) => {
    await openUpload({ stepData });
    await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar este paso' });
  });

  it('keeps the selected pictures when the document is changed', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    await chooseBoth(visit);
    await clickButton(visit, 'Cambiar documento');
    expect(await screen.findByRole('radio', { name: 'DNI' })).toBeChecked();
    await visit.user.click(screen.getByRole('radio', { name: 'Pasaporte' }));
    await visit.user.type(screen.getByRole('textbox', { name: 'Número del documento' }), 'AAA123456');
    for (const [name, typed] of [
      ['Día', '2'],
      ['Mes', '3'],
      ['Año', '2021'],
    ] as const) {
      await visit.user.type(screen.getByRole('textbox', { name }), typed);
    }
    await clickButton(visit, 'Continuar');
    await findPicturesHeading();
    expect(screen.queryByRole('group', { name: 'Reverso' })).not.toBeInTheDocument();
    expect(
      side('Página con tu foto').getByText('Página con tu foto: la foto está lista.'),
    ).toBeInTheDocument();
  });
});

it('says nothing of pictures that arrived before the server asked for others', async () => {
  const { store: state } = await openUpload({ dynamicPages: documentSubmitted('id_card') });
  await findPicturesHeading();
  act(
    () => void state.dispatch(requestStatusChanged({ key: 'stateAction', status: { kind: 'saved', at: 0 } })),
  );
  expect(screen.queryByText(/^Hemos recibido tu documento/)).not.toBeInTheDocument();
});

describe('after a reload', () => {
  it('keeps the document and asks for the pictures again', { tags: ['V1'] }, async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    expect(screen.getByText(/Los archivos nunca se guardan en este navegador/)).toBeInTheDocument();
    await chooseBoth(visit);
    const stored = JSON.stringify([...visit.session, ...visit.local]);
    expect(stored).not.toContain('drawn');
    expect(stored).not.toContain('blob:');
  });
  it('moves the focus to the heading each time the document or its pictures open', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('passport') });
    expect(await findPicturesHeading()).not.toHaveFocus();
    await clickButton(visit, 'Cambiar documento');
    expect(await findPicturesHeading('Tu documento de identidad')).toHaveFocus();
    await visit.user.type(screen.getByRole('textbox', { name: 'Número del documento' }), 'AAA123456');
    for (const [name, typed] of [
      ['Día', '2'],
      ['Mes', '3'],
      ['Año', '2021'],
    ] as const) {
      await visit.user.type(screen.getByRole('textbox', { name }), typed);
    }
    await clickButton(visit, 'Continuar');
    expect(await findPicturesHeading()).toHaveFocus();
    for (let times = 0; times < 2; times += 1) {
      await clickButton(visit, 'Cambiar documento');
      expect(await findPicturesHeading('Tu documento de identidad')).toHaveFocus();
      await clickButton(visit, 'Continuar');
      expect(await findPicturesHeading()).toHaveFocus();
    }
  });
});

describe('the pictures', () => {
  it(
    'uploads the pictures together under neutral names and shows the next screen',
    { tags: ['H21'] },
    async () => {
      const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
      await findPicturesHeading();
      await chooseBoth(visit);
      await clickButton(visit, 'Enviar el documento');
      await screen.findByRole('heading', { level: 1, name: 'Gracias' });
      expect(getPostedCalls()).toMatchObject([
        {
          path: '/lead/idUpload',
          body: {
            id: visit.id,
            front: { name: 'front.jpg', type: 'image/jpeg' },
            back: { name: 'back.jpg', type: 'image/jpeg' },
          },
        },
      ]);
    },
  );

  it.each([
    ['a text named like a picture', () => text('dni.jpg'), /Este archivo no es/],
    ['an empty file', () => new File([], 'dni.jpg', { type: 'image/jpeg' }), /Este archivo está vacío/],
    [
      '400 megapixels',
      () => photo('dni.jpg', 20_000, 20_000),
      /tiene 400\smegapíxeles y el máximo es de 64\./,
    ],
    ['a PDF over ten megabytes', largePdf, /ocupa 10,5\sMB y el máximo es de 10\sMB/],
    ['half a photo', cutPhoto, /No hemos podido abrir este archivo/],
    ['half a PDF', cutPdf, /No hemos podido abrir este archivo/],
  ])('shows a local error beside its picture: %s', async (_name, fileOf, problem) => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    await choose(visit, 'Reverso', fileOf());
    const [shown] = await side('Reverso').findAllByText(problem);
    expect(side('Reverso').getByLabelText('Elegir un archivo')).toHaveAccessibleDescription(problem);
    expect(shown).toBeInTheDocument();
    expect(side('Anverso').queryByText(problem)).not.toBeInTheDocument();
    expect(getPostedCalls()).toEqual([]);
  });

  it('keeps the good picture when a wrong file is chosen after it', { tags: ['F12'] }, async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('passport') });
    await findPicturesHeading();
    const page = 'Página con tu foto';
    await choose(visit, page, photo('mi pasaporte.jpg'));
    await side(page).findByText(/^mi pasaporte\.jpg/);
    await choose(visit, page, text('notas.txt'));
    await side(page).findAllByText(/Este archivo no es/);
    expect(side(page).getByLabelText('Elegir otro archivo')).toHaveAccessibleDescription(
      /Se mantiene el archivo anterior: mi pasaporte\.jpg/,
    );
    expect(side(page).getByRole('img')).toBeInTheDocument();
    await clickButton(visit, 'Enviar el documento');
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
    expect(getPostedCalls()).toMatchObject([{ body: { front: { name: 'front.jpg' } } }]);
  });

  it('keeps a good file that is still prepared when a wrong one is chosen after it', async () => {
    await openUpload({ dynamicPages: documentSubmitted('passport') });
    await findPicturesHeading();
    const page = 'Página con tu foto';
    const input = side(page).getByLabelText('Elegir un archivo');
    await act(async () => {
      fireEvent.change(input, { target: { files: [photo('bueno.jpg')] } });
      fireEvent.change(input, { target: { files: [new File([], 'vacío.jpg')] } });
    });
    await side(page).findByText(/^bueno\.jpg/);
    await side(page).findAllByText(/Este archivo está vacío/);
  });

  it('calls a PDF by its name, tells that it keeps its metadata, and does not call it a photo or ready', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    await choose(visit, 'Reverso', pdf('DNI de Ana.pdf'));
    await side('Reverso').findByText(/^DNI de Ana\.pdf/);
    expect(side('Reverso').getByRole('status')).toHaveTextContent(/^Reverso: archivo elegido\./);
    expect(side('Reverso').getAllByText(/se envía tal cual, con los metadatos/)[0]).toBeVisible();
    expect(side('Reverso').getByRole('status')).not.toHaveTextContent(/foto|list[ao]/);
    expect(side('Reverso').getByLabelText('Hacer una foto')).toBeInTheDocument();
    expect(side('Reverso').queryByRole('img')).not.toBeInTheDocument();
  });

  it('tells that a PDF is protected with a password, and how the document can be sent instead', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    const content = ['%PDF-1.7\n', 'trailer << /Encrypt 8 0 R >>\nstartxref\n9\n%%EOF'];
    const locked = new File(content, 'dni.pdf', { type: 'application/pdf' });
    await choose(visit, 'Reverso', locked);
    await side('Reverso').findByText(/^Este PDF está protegido\./);
    expect(side('Reverso').getByRole('status')).toHaveTextContent(/Este PDF está protegido\. .*haz una foto/);
    expect(side('Reverso').getByLabelText('Elegir otro archivo')).toHaveAccessibleDescription(
      /Este PDF está protegido/,
    );
  });

  it.each([
    ['the request', () => jsonResponse(413, {})],
    ['a side', () => jsonResponse(422, { errors: { front: 'file_size' } })],
  ])('says that the server refuses %s for its size', async (_name, respond) => {
    const visit = await openUpload({
      dynamicPages: documentSubmitted('passport'),
      network: (call) => (call.path === '/lead/idUpload' ? respond() : referenceNetwork(call)),
    });
    await findPicturesHeading();
    await choose(visit, 'Página con tu foto', photo());
    await screen.findByText('Página con tu foto: la foto está lista.');
    await clickButton(visit, 'Enviar el documento');
    await side('Página con tu foto').findAllByText(/No admitimos archivos de este tamaño/);
  });

  it('marks missing pictures beside their sides and focuses the first', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    await choose(visit, 'Anverso', photo());
    await screen.findByText('Anverso: la foto está lista.');
    await clickButton(visit, 'Enviar el documento');
    const back = side('Reverso').getByLabelText('Elegir un archivo');
    await waitFor(() => expect(back).toHaveAccessibleDescription('Añade una foto o un PDF de este lado.'));
    expect(back).toHaveFocus();
    expect(getPostedCalls()).toEqual([]);
  });

  it.each([
    ['blurred', /La entidad no puede usar este archivo/],
    // The text of this page's own limit names sizes.
    ['over_limit', /^Reverso.*tamaño[^{]+$/],
  ])('shows the server error %s beside its side until another picture is selected', async (code, problem) => {
    const answers = [jsonResponse(422, { errors: { back: code } })];
    const visit = await openUpload({
      dynamicPages: documentSubmitted('id_card'),
      network: (call) => (call.path === '/lead/idUpload' ? answers.shift() : null) ?? referenceNetwork(call),
    });
    await findPicturesHeading();
    await chooseBoth(visit);
    await clickButton(visit, 'Enviar el documento');
    await side('Reverso').findAllByText(problem);
    expect(side('Reverso').getByLabelText('Elegir otro archivo')).toHaveFocus();
    expect(side('Anverso').queryByText(problem)).not.toBeInTheDocument();
    await choose(visit, 'Reverso', photo());
    await waitFor(() => expect(side('Reverso').queryByText(problem)).not.toBeInTheDocument());
    await clickButton(visit, 'Enviar el documento');
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
  });

  it.each([
    [400, { code: 'not_taken' }, /No hemos podido aceptarlo/],
    [401, {}, /No se ha podido enviar/],
    [500, {}, /Ahora no podemos hacerlo/],
    [200, 'rubbish', /Ahora no podemos hacerlo/],
  ])('keeps the pictures after response %i %j', async (status, body, words) => {
    let isDown = true;
    const visit = await openUpload({
      dynamicPages: documentSubmitted('id_card'),
      network: (call) =>
        isDown && call.path === '/lead/idUpload' ? jsonResponse(status, body) : referenceNetwork(call),
    });
    await findPicturesHeading();
    await chooseBoth(visit);
    await clickButton(visit, 'Enviar el documento');
    await screen.findByText(words);
    isDown = false;
    await clickButton(visit, 'Enviar el documento');
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
  });

  it('shows the screen of a lost lead if the lead no longer exists', async () => {
    const visit = await openUpload({
      dynamicPages: documentSubmitted('passport'),
      network: (call) => (call.path === '/lead/idUpload' ? goneResponse(404) : referenceNetwork(call)),
    });
    await findPicturesHeading();
    await choose(visit, 'Página con tu foto', photo());
    await screen.findByText('Página con tu foto: la foto está lista.');
    await clickButton(visit, 'Enviar el documento');
    await screen.findByRole('heading', { level: 1, name: /Ya no encontramos/ });
  });

  it('says that a picture was removed, and focuses what chooses another one', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    await choose(visit, 'Anverso', photo());
    await screen.findByText('Anverso: la foto está lista.');
    await visit.user.click(side('Anverso').getByRole('button', { name: 'Quitar' }));
    expect(side('Anverso').getByLabelText('Elegir un archivo')).toHaveFocus();
    expect(side('Anverso').getByRole('status')).toHaveTextContent('Anverso: archivo quitado.');
  });

  it('says at a press that a file is still prepared', async () => {
    await openUpload({ dynamicPages: documentSubmitted('passport') });
    await findPicturesHeading();
    const page = side('Página con tu foto');
    const input = page.getByLabelText('Elegir un archivo');
    fireEvent.change(input, { target: { files: [photo()] } });
    expect(page.getByRole('status')).toHaveTextContent('Estamos preparando el archivo…');
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el documento' }));
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('Estamos preparando el archivo…');
    await page.findByText('Página con tu foto: la foto está lista.');
    expect(input).not.toHaveAccessibleDescription();
  });

  it.each<readonly [string, (visit: Opening) => Promise<void>]>([
    ['removed', (visit) => visit.user.click(side('Reverso').getByRole('button', { name: 'Quitar' }))],
    ['replaced', (visit) => choose(visit, 'Reverso', pdf('otro.pdf'))],
  ])('are not sent by themselves after one was %s while the upload waited offline', async (_how, change) => {
    let isConnected = false;
    const visit = await openUpload({
      dynamicPages: documentSubmitted('id_card'),
      network: (call) =>
        call.path === '/lead/idUpload' && !isConnected ? 'no connection' : referenceNetwork(call),
    });
    await findPicturesHeading();
    await chooseBoth(visit);
    visit.environment.isOnline = false;
    await clickButton(visit, 'Enviar el documento');
    await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
    await change(visit);
    isConnected = true;
    await act(async () => {
      visit.goOnline();
      await visit.flushPromises();
    });
    expect(getPostedCalls()).toEqual([]);
    expect(await findPicturesHeading()).toBeInTheDocument();
    expect(screen.queryByText(/Lo enviaremos en cuanto vuelvas/)).not.toBeInTheDocument();
    expect(screen.getByText('El envío se ha detenido. Tus archivos siguen aquí.')).toBeInTheDocument();
  });

  it('shows the upload progress and can cancel the upload', async () => {
    const visit = await openUpload({
      dynamicPages: documentSubmitted('id_card'),
      network: (call) =>
        call.path === '/lead/idUpload' ? new Promise<Response>(() => undefined) : referenceNetwork(call),
    });
    await findPicturesHeading();
    await chooseBoth(visit);
    await clickButton(visit, 'Enviar el documento');
    expect(await screen.findByRole('progressbar', { name: 'Enviando tu documento' })).toHaveValue(50);
    expect(screen.getByText('50 % enviado')).toBeInTheDocument();
    expect(side('Anverso').getByLabelText('Elegir otro archivo')).toBeDisabled();
    await clickButton(visit, 'Detener el envío');
    await screen.findByText('El envío se ha detenido. Tus archivos siguen aquí.');
    expect(screen.getByRole('button', { name: 'Enviar el documento' })).toHaveFocus();
    expect(side('Anverso').getByText('Anverso: la foto está lista.')).toBeInTheDocument();
    await act(visit.flushPromises);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('continuing without a document', () => {
  it('skips the document after a confirmation with one request', async () => {
    const visit = await openUpload();
    await screen.findByRole('heading', { level: 1, name: 'Tu documento de identidad' });
    await clickButton(visit, 'Continuar sin documento');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Continuar sin documento?' }));
    expect(dialog.getByText(/No podrás volver a este paso/)).toBeInTheDocument();
    expect(getPostedCalls()).toEqual([]);
    await visit.user.click(dialog.getByRole('button', { name: 'Sí, continuar sin él' }));
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
    expect(getPostedCalls()).toMatchObject([
      { path: '/lead/offer/skip-document-upload', body: { id: visit.id } },
    ]);
  });
});

it('does not offer to send the pictures again after skipping has failed', async () => {
  const visit = await openUpload({
    dynamicPages: documentSubmitted('passport'),
    network: (call) =>
      call.path.endsWith('skip-document-upload')
        ? jsonResponse(403, { code: 'refused' })
        : referenceNetwork(call),
  });
  await findPicturesHeading();
  await choose(visit, 'Página con tu foto', photo());
  await clickButton(visit, 'Continuar sin documento');
  await clickButton(visit, 'Sí, continuar sin él');
  await screen.findByText('Todavía no se ha completado.');
  expect(screen.getByRole('button', { name: 'Enviar el documento' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
});

it('does not skip the document by itself after a picture was chosen', async () => {
  let isConnected = true;
  const visit = await openUpload({
    dynamicPages: documentSubmitted('passport'),
    network: (call) => (isConnected ? referenceNetwork(call) : 'no connection'),
  });
  await findPicturesHeading();
  isConnected = false;
  visit.environment.isOnline = false;
  await clickButton(visit, 'Continuar sin documento');
  await clickButton(visit, 'Sí, continuar sin él');
  await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
  await choose(visit, 'Página con tu foto', photo());
  isConnected = true;
  await act(async () => {
    visit.goOnline();
    await visit.flushPromises();
  });
  expect(getPostedCalls()).toEqual([]);
  expect(screen.queryByText(/Lo enviaremos en cuanto vuelvas/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^El envío se ha detenido/)).not.toBeInTheDocument();
});

it('asks for the document again for the next lender', async () => {
  const state = stateNumber('ID_UPLOAD');
  const visit = await openUpload({
    dynamicPages: documentSubmitted('passport'),
    stepData: requestedDocuments,
    network: ({ path }) =>
      jsonResponse(200, {
        state,
        stateVersion: path.startsWith('/lead/status') ? 'a' : 'b',
        stepData: requestedDocuments,
      }),
  });
  act(() => void visit.store.dispatch(leadStatusRequested()));
  await findPicturesHeading();
  await choose(visit, 'Página con tu foto', photo());
  await screen.findByText(/la foto está lista/);
  await clickButton(visit, 'Enviar el documento');
  await screen.findByRole('heading', { level: 1, name: 'Tu documento de identidad' });
});

describe('the check of a picture', () => {
  it.each([
    [['too_small'], /^La foto es demasiado pequeña.* envíala así\.$/],
    [['too_dark'], /^La foto parece demasiado oscura/],
    [['blurred'], /^La foto parece borrosa/],
    [['too_small', 'blurred'], /^La foto es demasiado pequeña.*borrosa/],
  ] as const)('advises beside a picture that is %j, and sends it anyway', async (pictureFlaws, advice) => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('passport'), pictureFlaws });
    await findPicturesHeading();
    const page = 'Página con tu foto';
    await choose(visit, page, photo());
    expect(await side(page).findByText(advice)).toBeInTheDocument();
    expect(side(page).getByRole('status')).toHaveTextContent(/la foto está lista\. La foto/);
    expect(side(page).getByLabelText('Elegir otro archivo')).toHaveAccessibleDescription(advice);
    expect(side(page).getByLabelText('Elegir otro archivo')).not.toBeInvalid();
    await clickButton(visit, 'Enviar el documento');
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
  });

  it('says nothing of a file that it cannot open', async () => {
    const visit = await openUpload({
      dynamicPages: documentSubmitted('passport'),
      pictureFlaws: ['blurred'],
    });
    await findPicturesHeading();
    await choose(visit, 'Página con tu foto', pdf('DNI.pdf'));
    await side('Página con tu foto').findByText(/^DNI\.pdf/);
    expect(screen.queryByText(/borrosa/)).not.toBeInTheDocument();
  });
});

describe('who sees the pictures', () => {
  it.each([
    ['what the server says', { recipient: 'Banco Muestra', keptUntil: '2027-02-21T12:00:00Z' }],
    ['nothing but what is known without it', { recipient: '', keptUntil: 'soon' }],
  ])('shows %s', async (_case, said) => {
    await openUpload({
      dynamicPages: documentSubmitted('id_card'),
      stepData: { ...requestedDocuments, ...said },
    });
    await findPicturesHeading();
    const isSaid = said.recipient !== '';
    expect(screen.getByText(isSaid ? 'Banco Muestra' : 'La entidad que estudia tu solicitud')).toBeVisible();
    expect(screen.getByText('Solo hasta que salgas de esta página')).toBeVisible();
    expect(screen.queryAllByText('Hasta el 21 de febrero de 2027')).toHaveLength(isSaid ? 1 : 0);
    expect(screen.queryAllByText('Copia en poder de la entidad')).toHaveLength(isSaid ? 1 : 0);
  });

  it('says what skipping costs beside its button, if the document can be skipped', async () => {
    await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    expect(screen.getByRole('button', { name: 'Continuar sin documento' })).toHaveAccessibleDescription(
      /No podrás volver a este paso/,
    );
  });
});

describe('the phone', () => {
  const section = () => within(screen.getByRole('region', { name: '¿Prefieres usar el móvil?' }));
  const code = { name: /^Código QR con el enlace a tu solicitud/ };
  const pending: FakeNetwork = () => new Promise(() => undefined);

  it('shows the code and the link when asked, and removes both when hidden', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card'), network: pending });
    await findPicturesHeading();
    expect(screen.queryByText(/\/continue\//)).not.toBeInTheDocument();
    expect(visit.calls).toEqual([]);
    await clickButton(visit, 'Mostrar el código');
    const drawn = await section().findByRole('img', code);
    expect(drawn.closest('[data-private]')).toContainElement(section().getByText(/\/continue\//));
    expect(section().getByText(new RegExp(`/continue/${visit.id}$`))).toBeInTheDocument();
    expect(drawn.outerHTML).not.toContain(visit.id);
    await clickButton(visit, 'Ocultar el código');
    expect(screen.queryByRole('img', code)).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(visit.id);
  });

  it('follows the phone to the next screen', async () => {
    const visit = await openUpload({ dynamicPages: documentSubmitted('id_card') });
    await findPicturesHeading();
    const lead = store.leads[visit.id];
    if (lead === undefined) throw new Error('There is no lead.');
    lead.state = stateNumber('THANK_YOU');
    await clickButton(visit, 'Mostrar el código');
    await screen.findByRole('heading', { level: 1, name: 'Gracias' });
    expect(document.body.innerHTML).not.toContain('/continue/');
  });

  it('says when it no longer follows, keeps what was typed, and follows again on request', async () => {
    // A refused read ends it at once; how long it goes on is a rule of the listeners.
    const visit = await openUpload({
      network: (call) => (call.method === 'GET' ? refusedResponse() : referenceNetwork(call)),
    });
    await visit.user.click(await screen.findByRole('radio', { name: 'DNI' }));
    await visit.user.type(screen.getByRole('textbox', { name: 'Número del DNI o NIE' }), '1234');
    await clickButton(visit, 'Mostrar el código');
    await section().findByText(/ha dejado de comprobar/);
    expect(screen.getByRole('textbox', { name: 'Número del DNI o NIE' })).toHaveValue('1234');
    const callCount = visit.calls.length;
    await clickButton(visit, 'Volver a comprobar');
    expect(section().getByText(/ha dejado de comprobar/)).toHaveFocus();
    await waitFor(() => expect(visit.calls.length).toBeGreaterThan(callCount));
  });
});
