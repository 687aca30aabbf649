import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { pictureKinds } from '../../domain/documents/pictureKind';
import type { DocumentSide } from '../../domain/documents/pictures';
import { Button } from '../../ui/Button';
import { CardOutline, type DocumentShape } from '../../ui/CardOutline';
import { FieldError } from '../../ui/FieldError';
import { FilePicker } from '../../ui/FilePicker';
import { Notice } from '../../ui/Notice';
import { Ring } from '../../ui/Ring';
import { joinClassNames } from '../../ui/classNames';
import styles from './IdUploadScreen.module.css';
import { formatMegabyteLimit, formatMegabytes } from '../parts/formatMegabytes';
import { useFlawText } from './useFlawText';
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
  const errorId = useId();
  const { picture } = selected;
  const preview = picture?.preview ?? null;
  const noteId = useId();
  const flawsId = useId();
  const preparingId = useId();
  const [isRemoved, setRemoved] = useState(false);
  const side: DocumentSide = shape === 'back' ? 'back' : 'front';
  const name = t(shape === 'page' ? 'screensˆidUpload>page' : `screensˆidUpload>sides>${shape}`);
  const flaws = useFlawText(picture?.flaws ?? []);
  const error = useErrorText(selected, picture === null ? undefined : getErrorCode(side, picture.file));
  const note = picture?.isUnchanged === true ? t('screensˆidUpload>unchanged') : null;
  const descriptions = [
    ...(error === null ? [] : [errorId]),
    ...(note === null ? [] : [noteId]),
    ...(flaws === null ? [] : [flawsId]),
    ...(selected.isPreparing ? [preparingId] : []),
  ];
  const choice = {
    onChoose,
    disabled: isLocked,
    'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
    'aria-invalid': error === null ? undefined : true,
  } as const;
  const isChosen = picture !== null;
  const remove = () => {
    setRemoved(true);
    onRemove();
  };
  /** Only a picture that was opened is ready. */
  const getChosenText = (): string | null => {
    if (selected.isPreparing) return t('screensˆidUpload>preparing');
    if (!isChosen) return isRemoved ? t('screensˆidUpload>removed', { side: name }) : null;
    const ready = note === null ? 'chosen' : 'chosen_unchanged';
    return [t(`screensˆidUpload>${ready}`, { side: name }), note, flaws].filter(Boolean).join(' ');
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
            isChosen && note === null ? t('screensˆidUpload>camera_again') : t('screensˆidUpload>camera')
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
      <div className={styles['notes']}>
        {selected.isPreparing ? (
          <p id={preparingId} className={joinClassNames(styles['small'], styles['preparing'])}>
            <Ring /> {t('screensˆidUpload>preparing')}
          </p>
        ) : null}
        {note === null ? null : (
          <p id={noteId} className={styles['small']}>
            {note}
          </p>
        )}
        {flaws === null ? null : (
          <Notice tone="warning">
            <p id={flawsId}>{flaws}</p>
          </Notice>
        )}
        {error === null ? null : <FieldError id={errorId} text={error} />}
      </div>
      <p role="status" className="visually-hidden">
        {error === null ? getChosenText() : `${name}: ${error}`}
      </p>
    </fieldset>
  );
}

function useErrorText({ problem, picture }: SidePicture, code: string | undefined): string | null {
  const { t, i18n } = useTranslation();
  if (problem !== null) {
    const text = t(`screensˆidUpload>problems>${problem.problem}`, formatSizes(problem, i18n.language));
    return picture === null ? text : `${text} ${t('screensˆidUpload>kept', { file: picture.name })}`;
  }
  if (code === undefined) return null;
  // The texts of these two name sizes that only this page knows.
  const named = code === 'over_limit' || code === 'too_many_pixels' ? 'file_size' : code;
  const key = `screensˆidUpload>problems>${named}`;
  return t(i18n.exists(key) ? key : 'screensˆidUpload>problems>not_accepted');
}

function formatSizes(
  problem: NonNullable<SidePicture['problem']>,
  languageTag: string,
): Readonly<Record<string, string>> {
  if (problem.problem === 'over_limit') {
    return {
      size: formatMegabytes(problem.bytes, languageTag),
      limit: formatMegabyteLimit(problem.limitMegabytes, languageTag),
    };
  }
  if (problem.problem !== 'too_many_pixels') return {};
  const number = new Intl.NumberFormat(languageTag);
  return { size: number.format(problem.megapixels), limit: number.format(problem.limitMegapixels) };
}
