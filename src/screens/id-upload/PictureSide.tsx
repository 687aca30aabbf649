import { useId } from 'react';
import { useTranslation } from '../../platform/texts';
import { pictureKinds } from '../../domain/documents/pictureKind';
import type { DocumentSide } from '../../domain/documents/pictures';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import { FilePicker } from '../../ui/FilePicker';
import { Spinner } from '../../ui/Spinner';
import styles from './IdUploadScreen.module.css';
import { formatMegabytes } from './formatMegabytes';
import type { SidePicture } from './useSelectedPictures';
import type { PictureUploadState } from './usePictureUpload';

interface PictureSideProps {
  readonly side: DocumentSide;
  /** The label of the side. */
  readonly name: string;
  readonly picture: SidePicture;
  /** Whether an upload is running. */
  readonly isLocked: boolean;
  readonly getErrorCode: PictureUploadState['getErrorCode'];
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The filter of the browser's file dialog. The selected file is checked by its bytes. */
const acceptedTypes = [
  ...Object.values(pictureKinds).map(({ type }) => type),
  'image/heif',
  '.heic',
  '.heif',
].join(',');

/** One side of a document: its picture, and the ways to select one. */
export function PictureSide({
  side,
  name,
  picture,
  isLocked,
  getErrorCode,
  onChoose,
  onRemove,
}: PictureSideProps) {
  const { t, i18n } = useTranslation();
  const errorId = useId();
  const error = useErrorText(
    picture,
    picture.kind === 'ready' ? getErrorCode(side, picture.file) : undefined,
  );
  const choice = {
    onChoose,
    disabled: isLocked,
    'aria-describedby': error === null ? undefined : errorId,
    'aria-invalid': error === null ? undefined : true,
  } as const;
  const isReady = picture.kind === 'ready';
  return (
    <fieldset className={styles['side']} data-side={side} data-invalid={error !== null}>
      <legend>{name}</legend>
      {picture.kind === 'preparing' ? <Spinner label={t('screensˆidUpload>preparing')} /> : null}
      {isReady ? (
        <div className={styles['preview']}>
          {picture.preview === null ? null : (
            <img src={picture.preview.address} alt={t('screensˆidUpload>preview', { side: name })} />
          )}
          <div className={styles['row']}>
            <span className={styles['quiet']}>
              {picture.file.name} · {formatMegabytes(picture.file.size, i18n.language)}
            </span>
            <Button variant="quiet" aria-disabled={isLocked} onClick={isLocked ? undefined : onRemove}>
              {t('screensˆidUpload>remove')}
            </Button>
          </div>
        </div>
      ) : null}
      <div className={styles['choices']}>
        <FilePicker
          {...choice}
          label={isReady ? t('screensˆidUpload>camera_again') : t('screensˆidUpload>camera')}
          accept="image/*"
          capture="environment"
          isForPhones
        />
        <FilePicker
          {...choice}
          label={isReady ? t('screensˆidUpload>file_again') : t('screensˆidUpload>file')}
          accept={acceptedTypes}
        />
      </div>
      {error === null ? null : <FieldError id={errorId} text={error} />}
      <p role="status" className="visually-hidden">
        {isReady ? t('screensˆidUpload>chosen', { side: name }) : null}
        {error === null ? null : `${name}: ${error}`}
      </p>
    </fieldset>
  );
}

/** The error of a picture: it is missing, fails the local check, or was rejected by the server. */
function useErrorText(picture: SidePicture, code: string | undefined): string | null {
  const { t, i18n } = useTranslation();
  if (picture.kind === 'missing') return t('screensˆidUpload>problems>missing');
  if (picture.kind === 'refused') return t(`screensˆidUpload>problems>${picture.problem}`);
  if (code === undefined) return null;
  const key = `screensˆidUpload>problems>${code}`;
  return t(i18n.exists(key) ? key : 'screensˆidUpload>problems>not_accepted');
}
