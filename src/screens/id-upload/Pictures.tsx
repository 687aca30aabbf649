import { useRef } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch } from 'react-redux';
import type { Sending } from '../../domain/journey/calls/sending';
import { sidesOf, type Side } from '../../domain/documents/pictures';
import type { QuestionnaireKey } from '../../domain/pages/questionnaire';
import { answersReopened } from '../../state/signals';
import type { AppDispatch } from '../../state/root';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActState } from '../ActState';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenProps } from '../screenProps';
import styles from './IdUpload.module.css';
import { PictureSide } from './PictureSide';
import { SkipDocument } from './SkipDocument';
import { UploadProgress } from './UploadProgress';
import type { Pictures as ChosenPictures } from './usePictures';
import { usePictureSending, type PictureSending } from './usePictureSending';

interface PicturesProps extends ScreenProps {
  readonly pictures: ChosenPictures;
  readonly documentType: string;
  readonly isSkippable: boolean;
  /** Whether the page was opened here: pictures that were chosen before are gone. */
  readonly isReopened: boolean;
  readonly stateKey: QuestionnaireKey;
}

/** The sides of the document, each with its picture; all of them are sent by one press. */
export function Pictures({ page, services, isArrival, pictures, documentType, ...rest }: PicturesProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const upload = usePictureSending(services);
  const send = useRef<HTMLButtonElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const sides = sidesOf(documentType);
  const isSending = upload.progress !== null;
  const hasMarked =
    upload.sending.kind === 'not-saved' &&
    upload.sending.reason !== 'wait' &&
    upload.sending.codes !== undefined;
  const goTo = (side: Side) =>
    part.current?.querySelector<HTMLElement>(`[data-side="${side}"] input:not([capture])`)?.focus();

  const press = async () => {
    if (isSending || upload.isBlocked) return;
    const missing = sides.filter((side) => pictures.of[side].kind !== 'ready');
    const [first] = missing;
    if (first !== undefined) {
      pictures.miss(missing.filter((side) => pictures.of[side].kind === 'none'));
      goTo(first);
      return;
    }
    const { front, back } = pictures.of;
    if (front.kind !== 'ready') return;
    const isBackWanted = sides.includes('back') && back.kind === 'ready';
    const [refused] = await upload.send({ front: front.file, ...(isBackWanted ? { back: back.file } : {}) });
    if (refused !== undefined) goTo(refused);
  };

  return (
    <ScreenFrame brand={page.brand.name} title={t('screensˆidUpload>pictures_title')} isArrival={isArrival}>
      <div className={styles['document']}>
        <p>{t(`fieldsˆdocument_type>options>${documentType}`, { context: page.facts.code })}</p>
        <Button
          look="quiet"
          aria-disabled={isSending}
          onClick={() => (isSending ? undefined : void dispatch(answersReopened(rest.stateKey)))}
        >
          {t('screensˆidUpload>change')}
        </Button>
      </div>
      <p>{t('screensˆidUpload>pictures_lead')}</p>
      <p className={styles['small']}>{t('screensˆidUpload>formats')}</p>
      {rest.isReopened ? <Notice tone="info">{t('screensˆidUpload>not_kept')}</Notice> : null}
      <div ref={part} className={styles['sides']}>
        {sides.map((side) => (
          <PictureSide
            key={side}
            side={side}
            name={sides.length === 1 ? t('screensˆidUpload>page') : t(`screensˆidUpload>sides>${side}`)}
            picture={pictures.of[side]}
            isLocked={isSending}
            codeOf={upload.codeOf}
            onChoose={(file) => pictures.choose(side, file)}
            onRemove={() => pictures.remove(side)}
          />
        ))}
      </div>
      <ActState sending={toldOf(upload)} refused={hasMarked ? t('screensˆidUpload>refused') : undefined} />
      {upload.progress === null ? null : <UploadProgress {...upload.progress} />}
      {upload.sending.kind === 'saved' ? (
        <div role="status">
          <Notice tone="success">{t('screensˆidUpload>arrived')}</Notice>
        </div>
      ) : null}
      {upload.isCancelled ? <p role="status">{t('screensˆidUpload>cancelled')}</p> : null}
      <div className={styles['acts']}>
        <Button
          ref={send}
          isBusy={isSending}
          aria-disabled={isSending || upload.isBlocked}
          onClick={() => void press()}
        >
          {upload.sending.kind === 'not-saved' ? t('screensˆidUpload>again') : t('screensˆidUpload>send')}
        </Button>
        {isSending ? (
          <Button
            look="outlined"
            onClick={() => {
              upload.cancel();
              send.current?.focus();
            }}
          >
            {t('screensˆidUpload>cancel')}
          </Button>
        ) : null}
      </div>
      {rest.isSkippable && !isSending ? <SkipDocument /> : null}
    </ScreenFrame>
  );
}

/** While bytes leave, their progress says that it goes on. */
function toldOf({ sending, progress }: PictureSending): Sending {
  const isLeaving = progress !== null && (progress.whole === 0 || progress.sent < progress.whole);
  return isLeaving && sending.kind === 'still-working' ? { kind: 'idle' } : sending;
}
