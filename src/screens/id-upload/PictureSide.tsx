import { useId } from 'react';
import { useTranslation } from '../../platform/texts';
import { pictureKinds } from '../../domain/documents/pictureKind';
import type { Side } from '../../domain/documents/pictures';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import { FileChoice } from '../../ui/FileChoice';
import { Spinner } from '../../ui/Spinner';
import styles from './IdUpload.module.css';
import { megabytes } from './megabytes';
import type { SidePicture } from './usePictures';
import type { PictureSending } from './usePictureSending';

interface PictureSideProps {
  readonly side: Side;
  /** What the side is called to the applicant. */
  readonly name: string;
  readonly picture: SidePicture;
  /** While pictures are on their way. */
  readonly isLocked: boolean;
  readonly codeOf: PictureSending['codeOf'];
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** What may be chosen, for the browser's own dialog; what was chosen is judged by its bytes. */
const accepted = [
  ...Object.values(pictureKinds).map(({ type }) => type),
  'image/heif',
  '.heic',
  '.heif',
].join(',');

/** One side of a document: its picture, and the ways to give one. */
export function PictureSide({ side, name, picture, isLocked, codeOf, onChoose, onRemove }: PictureSideProps) {
  const { t, i18n } = useTranslation();
  const errorId = useId();
  const error = useProblem(picture, picture.kind === 'ready' ? codeOf(side, picture.file) : undefined);
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
              {picture.file.name} · {megabytes(picture.file.size, i18n.language)}
            </span>
            <Button look="quiet" aria-disabled={isLocked} onClick={isLocked ? undefined : onRemove}>
              {t('screensˆidUpload>remove')}
            </Button>
          </div>
        </div>
      ) : null}
      <div className={styles['choices']}>
        <FileChoice
          {...choice}
          label={isReady ? t('screensˆidUpload>camera_again') : t('screensˆidUpload>camera')}
          accept="image/*"
          capture="environment"
          isForPhones
        />
        <FileChoice
          {...choice}
          label={isReady ? t('screensˆidUpload>file_again') : t('screensˆidUpload>file')}
          accept={accepted}
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

/** What is wrong with a picture: that there is none, what was seen before it was sent, or what the server said of it. */
function useProblem(picture: SidePicture, code: string | undefined): string | null {
  const { t, i18n } = useTranslation();
  if (picture.kind === 'missing') return t('screensˆidUpload>problems>missing');
  if (picture.kind === 'refused') return t(`screensˆidUpload>problems>${picture.problem}`);
  if (code === undefined) return null;
  const own = `screensˆidUpload>problems>${code}`;
  return t(i18n.exists(own) ? own : 'screensˆidUpload>problems>not_accepted');
}
