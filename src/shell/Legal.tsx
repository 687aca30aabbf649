import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { localeForTag } from '../domain/countries/locales';
import { Button } from '../ui/Button';
import { joinClassNames } from '../ui/classNames';
import { Collapsible } from '../ui/Collapsible';
import { DeleteDialog } from './late';
import styles from './Legal.module.css';

interface LegalProps {
  readonly paths: { readonly terms: string; readonly privacy: string };
  /** The folder of the accessibility statements. */
  readonly statements: string;
  /** Whether the law of the country requires the EU's warning. */
  readonly showsWarning: boolean;
  /** Whether the legal texts are samples; the page then says so. */
  readonly isSample: boolean;
  /** The address for requests to delete submitted data. */
  readonly contactEmail: string;
  /** Whether the paragraphs are folded. The first screen shows all of them, other screens only the warning and the links. */
  readonly isFolded: boolean;
  /** In a frame, the example is always visible. */
  readonly isFramed?: boolean;
  /** The choice of language, where no header shows it. */
  readonly language?: ReactNode;
  /** Reopens the consent banner, if the page has one. */
  readonly onConsent?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** The legal information, and the deletion of the applicant's data. */
export function Legal(props: LegalProps) {
  const { paths, statements, showsWarning, isSample, contactEmail, isFolded } = props;
  const { isFramed, language, onConsent, onDelete } = props;
  const { t, i18n } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div
      className={joinClassNames(styles['legal'], isFramed === true ? styles['framed'] : undefined)}
      data-part="legal"
    >
      {showsWarning ? <p className={styles['warning']}>{t('brandˆlegal>warning')}</p> : null}
      {isFramed === true ? <p>{t('brandˆlegal>example')}</p> : null}
      {isFolded ? (
        <Collapsible label={t('brandˆlegal>title')} content={() => <Paragraphs isSample={isSample} />} />
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
          <li>
            <a href={`${statements}/${localeForTag(i18n.language)}/`}>{t('commonˆfooter>accessibility')}</a>
          </li>
          {onConsent === undefined ? null : (
            <li>
              <Button variant="quiet" onClick={onConsent}>
                {t('commonˆconsent>change')}
              </Button>
            </li>
          )}
          <li>
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {t('commonˆfooter>delete')}
            </Button>
          </li>
          {language === undefined || language === null ? null : <li>{language}</li>}
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

/** The representative example and the legal paragraphs of the page. */
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
