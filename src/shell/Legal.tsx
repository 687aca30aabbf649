import { Suspense, useState } from 'react';
import { useTranslation } from '../platform/texts';
import { Button } from '../ui/Button';
import { FoldOut } from '../ui/FoldOut';
import { DeleteDialog } from './late';
import styles from './Legal.module.css';

interface LegalProps {
  readonly paths: { readonly terms: string; readonly privacy: string };
  /** The EU's warning stands where the law of the page's country asks for it. */
  readonly showsWarning: boolean;
  /** The texts wait for the brand's lawyers, and say so. */
  readonly isSample: boolean;
  /** Where the deletion of what was sent is asked for. */
  readonly contactEmail: string;
  /** Beside a question the warning and the links stand alone, the rest opens; on the first screen all of it stands. */
  readonly isFolded: boolean;
  /** In a frame the example stands beside the form, whatever is folded. */
  readonly isFramed?: boolean;
  /** Opens the choice about third parties, where the page has one. */
  readonly onConsent?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** What the law wants said, and the applicant's own data. */
export function Legal(props: LegalProps) {
  const { paths, showsWarning, isSample, contactEmail, isFolded, isFramed, onConsent, onDelete } = props;
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles['legal']} data-part="legal">
      {showsWarning ? <p className={styles['warning']}>{t('brandˆlegal>warning')}</p> : null}
      {isFramed === true ? <p>{t('brandˆlegal>example')}</p> : null}
      {isFolded ? (
        <FoldOut label={t('brandˆlegal>title')} content={() => <Paragraphs isSample={isSample} />} />
      ) : (
        <section aria-label={t('brandˆlegal>title')}>
          <Paragraphs isSample={isSample} />
        </section>
      )}
      <nav aria-label={t('commonˆfooter>menu')}>
        <ul>
          <li>
            <a href={paths.privacy}>{t('brandˆlegal>privacy')}</a>
          </li>
          <li>
            <a href={paths.terms}>{t('brandˆlegal>terms')}</a>
          </li>
          {onConsent === undefined ? null : (
            <li>
              <Button look="quiet" onClick={onConsent}>
                {t('commonˆconsent>change')}
              </Button>
            </li>
          )}
          <li>
            <Button look="quiet" onClick={() => setIsAsking(true)}>
              {t('commonˆfooter>delete')}
            </Button>
          </li>
        </ul>
      </nav>
      {isAsking ? (
        <Suspense>
          <DeleteDialog
            contactEmail={contactEmail}
            onCancel={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false);
              onDelete();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The representative example, and the page's own list. */
function Paragraphs({ isSample }: Pick<LegalProps, 'isSample'>) {
  const { t } = useTranslation();
  const names = Object.keys(t('brandˆlegal>paragraphs', { returnObjects: true }));
  return (
    <div className={styles['paragraphs']}>
      <p>{t('brandˆlegal>example')}</p>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`brandˆlegal>paragraphs>${name}>title`)}</dt>
            <dd>{t(`brandˆlegal>paragraphs>${name}>text`)}</dd>
          </div>
        ))}
      </dl>
      {isSample ? <p>{t('commonˆfooter>sample')}</p> : null}
    </div>
  );
}
