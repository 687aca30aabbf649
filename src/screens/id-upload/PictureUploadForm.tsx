import { useRef } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch } from '../storeHooks';
import type { RequestedDocuments } from '../../api/stepData/requestedDocuments';
import type { RequestStatus } from '../../domain/journey/calls/requestStatus';
import { getDocumentSides, type DocumentSide } from '../../domain/documents/pictures';
import type { QuestionnaireKey } from '../../domain/pages/questionnaire';
import { answersReopened } from '../../state/events';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActionStatus } from '../parts/requests/ActionStatus';
import type { ScreenRequest } from '../parts/requests/useRequest';
import { ScreenFrame } from '../parts/ScreenFrame';
import type { ScreenProps } from '../screenProps';
import styles from './IdUploadScreen.module.css';
import { PhoneHandover } from './PhoneHandover';
import { PictureReaders, PictureRules } from './PictureAdvice';
import { PictureSide } from './PictureSide';
import { SkipDocument } from './SkipDocument';
import { UploadProgress } from './UploadProgress';
import type { SelectedPictures as ChosenPictures } from './useSelectedPictures';
import { usePictureUpload, type PictureUploadState } from './usePictureUpload';

interface PictureUploadFormProps extends ScreenProps {
  /** The request that an upload and skipping it share. */
  readonly request: ScreenRequest;
  readonly pictures: ChosenPictures;
  readonly documentType: string;
  readonly documents: RequestedDocuments;
  /** Whether the page was reloaded here, which discards selected pictures. */
  readonly isReopened: boolean;
  readonly stateKey: QuestionnaireKey;
}

/** The pictures of all sides of the document, uploaded together. */
export function PictureUploadForm({
  page,
  isArrival,
  request,
  pictures,
  documentType,
  documents,
  ...rest
}: PictureUploadFormProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const upload = usePictureUpload(request);
  const send = useRef<HTMLButtonElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const sides = getDocumentSides(documentType);
  const isSending = upload.progress !== null;
  const hasPicture = sides.some((side) => pictures.bySide[side].picture !== null);
  const hasSideErrors =
    upload.status.kind === 'not-saved' &&
    upload.status.reason !== 'wait' &&
    upload.status.codes !== undefined;
  const focusSide = (side: DocumentSide) =>
    part.current?.querySelector<HTMLElement>(`[data-side="${side}"] input:not([capture])`)?.focus();

  const handleSubmit = async () => {
    if (request.isTooEarly() || isSending || upload.isBlocked) return;
    const missing = sides.filter(
      (side) => pictures.bySide[side].picture === null || pictures.bySide[side].isPreparing,
    );
    const [first] = missing;
    if (first !== undefined) {
      pictures.markMissing(missing);
      focusSide(first);
      return;
    }
    const front = pictures.bySide.front.picture;
    if (front === null) return;
    const back = sides.includes('back') ? pictures.bySide.back.picture : null;
    pictures.hideProblems();
    const [refused] = await upload.upload({
      front: front.file,
      ...(back === null ? {} : { back: back.file }),
    });
    if (refused !== undefined) focusSide(refused);
  };

  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆidUpload>pictures_title')} isArrival={isArrival}>
      <div className={styles['document']}>
        <p>{t(`fieldsˆdocument_type>options>${documentType}`, { context: page.facts.code })}</p>
        <Button
          variant="quiet"
          aria-disabled={isSending}
          onClick={() => (isSending ? undefined : void dispatch(answersReopened(rest.stateKey)))}
        >
          {t('screensˆidUpload>change')}
        </Button>
      </div>
      <PictureRules />
      <PhoneHandover />
      {rest.isReopened ? <Notice tone="info">{t('screensˆidUpload>not_kept')}</Notice> : null}
      <div ref={part} className={styles['sides']}>
        {sides.map((side) => (
          <PictureSide
            key={side}
            shape={sides.length === 1 ? 'page' : side}
            selected={pictures.bySide[side]}
            isLocked={isSending}
            getErrorCode={upload.getErrorCode}
            onChoose={(file) => {
              upload.withdraw();
              pictures.choose(side, file);
            }}
            onRemove={() => {
              upload.withdraw();
              pictures.remove(side);
              // The pressed button has gone.
              focusSide(side);
            }}
          />
        ))}
      </div>
      <p className={styles['small']}>{t('screensˆidUpload>formats')}</p>
      <PictureReaders {...documents} />
      <ActionStatus
        status={getVisibleStatus(upload)}
        rejectionText={hasSideErrors ? t('screensˆidUpload>refused') : undefined}
      >
        {upload.isAccepted ? <Notice tone="success">{t('screensˆidUpload>arrived')}</Notice> : null}
        {upload.isCancelled && hasPicture ? <p>{t('screensˆidUpload>cancelled')}</p> : null}
      </ActionStatus>
      {upload.progress === null ? null : <UploadProgress {...upload.progress} />}
      <div className={styles['acts']}>
        <Button
          ref={send}
          isBusy={isSending}
          aria-disabled={isSending || upload.isBlocked}
          onClick={() => void handleSubmit()}
        >
          {t('screensˆidUpload>send')}
        </Button>
        {isSending ? (
          <Button
            variant="outlined"
            onClick={() => {
              upload.cancel();
              send.current?.focus();
            }}
          >
            {t('screensˆidUpload>cancel')}
          </Button>
        ) : null}
      </div>
      {documents.isSkippable && !isSending ? <SkipDocument request={request} /> : null}
    </ScreenFrame>
  );
}

/** Hides the notice that the request is still pending while the upload progress is visible. */
function getVisibleStatus({ status, progress }: PictureUploadState): RequestStatus {
  const isLeaving = progress !== null && (progress.total === 0 || progress.sent < progress.total);
  return isLeaving && status.kind === 'still-working' ? { kind: 'idle' } : status;
}
