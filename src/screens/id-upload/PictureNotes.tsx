import { FieldError } from '../../ui/FieldError';
import { Notice } from '../../ui/Notice';
import { Ring } from '../../ui/Ring';
import { joinClassNames } from '../../ui/classNames';
import styles from './IdUploadScreen.module.css';

/** What is said of the picture of a side; null for what does not apply. */
export interface PictureTexts {
  readonly preparing: string | null;
  /** That the file is sent as it is. */
  readonly unchanged: string | null;
  /** What the applicant should look at. */
  readonly flaws: string | null;
  readonly error: string | null;
}

interface PictureNotesProps {
  readonly texts: PictureTexts;
  /** The ids of the elements begin with it. */
  readonly id: string;
}

/** What is said of the picture of a side, below its controls. */
export function PictureNotes({ texts: { preparing, unchanged, flaws, error }, id }: PictureNotesProps) {
  return (
    <div className={styles['notes']}>
      {preparing === null ? null : (
        <p id={`${id}-preparing`} className={joinClassNames(styles['small'], styles['preparing'])}>
          <Ring /> {preparing}
        </p>
      )}
      {unchanged === null ? null : (
        <p id={`${id}-unchanged`} className={styles['small']}>
          {unchanged}
        </p>
      )}
      {flaws === null ? null : (
        <Notice tone="warning">
          <p id={`${id}-flaws`}>{flaws}</p>
        </Notice>
      )}
      {error === null ? null : <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** The ids of the elements that describe the controls; undefined if there are none. The error comes first. */
export function describePicture(texts: PictureTexts, id: string): string | undefined {
  const shown = (['error', 'unchanged', 'flaws', 'preparing'] as const).filter(
    (part) => texts[part] !== null,
  );
  return shown.length === 0 ? undefined : shown.map((part) => `${id}-${part}`).join(' ');
}
