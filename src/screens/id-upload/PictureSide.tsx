import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { pictureKinds } from '../../domain/documents/pictureKind';
import type { DocumentSide } from '../../domain/documents/pictures';
import { Button } from '../../ui/Button';
import { CardOutline, type DocumentShape } from '../../ui/CardOutline';
import { FilePicker } from '../../ui/FilePicker';
import styles from './IdUploadScreen.module.css';
import { formatMegabytes } from '../parts/formatMegabytes';
import { describePicture, PictureNotes, type PictureTexts } from './PictureNotes';
import { useFlawText } from './useFlawText';
import { usePictureError } from './usePictureError';
import type { SidePicture } from './useSelectedPictures';
import type { PictureUploadState } from './usePictureUpload';

interface PictureSideProps {
  readonly shape: DocumentShape;
  readonly selected: SidePicture;
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
  shape,
  selected,
  isLocked,
  getErrorCode,
  onChoose,
  onRemove,
}: PictureSideProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { picture } = selected;
  const preview = picture?.preview ?? null;
  const [isRemoved, setRemoved] = useState(false);
  const side: DocumentSide = shape === 'back' ? 'back' : 'front';
  const name = t(shape === 'page' ? 'screensˆidUpload>page' : `screensˆidUpload>sides>${shape}`);
  const flaws = useFlawText(picture?.flaws ?? []);
  const error = usePictureError(selected, picture === null ? undefined : getErrorCode(side, picture.file));
  const unchanged = picture?.isUnchanged === true ? t('screensˆidUpload>unchanged') : null;
  const preparing = selected.isPreparing ? t('screensˆidUpload>preparing') : null;
  const texts: PictureTexts = { preparing, unchanged, flaws, error };
  const choice = {
    onChoose,
    disabled: isLocked,
    'aria-describedby': describePicture(texts, id),
    'aria-invalid': error === null ? undefined : true,
  } as const;
  const isChosen = picture !== null;
  const remove = () => {
    setRemoved(true);
    onRemove();
  };
  /** Only a picture that was opened is ready. */
  const getChosenText = (): string | null => {
    if (preparing !== null) return preparing;
    if (!isChosen) return isRemoved ? t('screensˆidUpload>removed', { side: name }) : null;
    const ready = unchanged === null ? 'chosen' : 'chosen_unchanged';
    return [t(`screensˆidUpload>${ready}`, { side: name }), unchanged, flaws].filter(Boolean).join(' ');
  };
  return (
    <fieldset className={styles['side']} data-side={side} data-invalid={error !== null}>
      <legend>{name}</legend>
      <CardOutline shape={shape} isFilled={isChosen}>
        {preview === null ? null : (
          <img src={preview.address} alt={t('screensˆidUpload>preview', { side: name })} />
        )}
      </CardOutline>
      <div className={styles['controls']}>
        {isChosen ? (
          <div className={styles['chosen']}>
            <span className={styles['quiet']}>
              <bdi>{picture.name}</bdi> <span aria-hidden="true">·</span>{' '}
              <span>{formatMegabytes(picture.file.size, i18n.language)}</span>
            </span>
            <Button variant="quiet" aria-disabled={isLocked} onClick={isLocked ? undefined : remove}>
              {t('screensˆidUpload>remove')}
            </Button>
          </div>
        ) : null}
        <FilePicker
          {...choice}
          label={
            isChosen && unchanged === null ? t('screensˆidUpload>camera_again') : t('screensˆidUpload>camera')
          }
          accept="image/*"
          capture="environment"
          isForPhones
        />
        <FilePicker
          {...choice}
          label={isChosen ? t('screensˆidUpload>file_again') : t('screensˆidUpload>file')}
          accept={acceptedTypes}
        />
      </div>
      <PictureNotes texts={texts} id={id} />
      <p role="status" className="visually-hidden">
        {error === null ? getChosenText() : `${name}: ${error}`}
      </p>
    </fieldset>
  );
}
