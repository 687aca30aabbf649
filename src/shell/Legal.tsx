import { Suspense, useState, type ReactNode } from 'react';
import { useIsTextLoaded, useTranslation } from '../platform/i18n/texts';
import { localeForTag } from '../domain/countries/locales';
import { Button } from '../ui/Button';
import { joinClassNames } from '../ui/classNames';
import { Collapsible } from '../ui/Collapsible';
import { NewTabLink } from '../ui/NewTabLink';
import { DeleteDialog } from './lazyDialogs';
import styles from './Legal.module.css';

interface LegalProps {
  readonly paths: { readonly terms: string; readonly privacy: string };
  readonly statements: string;
  /** Whether the legal texts are samples; the page then says so. */
  readonly isSample: boolean;
  /** The address for requests to delete submitted data. */
  readonly contactEmail: string;
  /** Whether everything but the warning and the links is folded. The first screen shows the example and the facts in the open. */
  readonly isFolded: boolean;
  /** What is folded too. */
  readonly folded?: ReactNode;
  /** In a frame, the example is always visible, and links open a new tab: they would replace the form. */
  readonly isFramed?: boolean;
  /** The choice of the language, for a frame, which has no header. */
  readonly languageChoice?: ReactNode;
  /** Reopens the consent banner, if the page has one. */
  readonly onConsent?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** The legal information, and the deletion of the applicant's data. */
export function Legal(props: LegalProps) {
  const { paths, statements, isSample, contactEmail, isFolded } = props;
  const { isFramed, languageChoice, folded, onConsent, onDelete } = props;
  const { t, i18n } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const renderLink = (address: string, text: string) =>
    isFramed === true ? (
      <NewTabLink href={address} hint={t('commonˆnew_tab')}>
        {text}
      </NewTabLink>
    ) : (
      <a href={address}>{text}</a>
    );
  return (
    <div
      className={joinClassNames(
        styles['legal'],
        isFolded ? styles['short'] : undefined,
        isFramed === true ? styles['framed'] : undefined,
      )}
      data-part="legal"
    >
      <p className={styles['warning']}>{t('brandˆlegal>warning')}</p>
      {isFramed === true ? <p>{t('brandˆlegal>example')}</p> : null}
      {isFolded ? (
        <Collapsible
          isQuiet
          label={t('brandˆlegal>title')}
          content={() => (
            <div className={styles['paragraphs']}>
              {folded}
              <Facts />
              <Rights isSample={isSample} />
            </div>
          )}
        />
      ) : (
        <section aria-label={t('brandˆlegal>title')} className={styles['paragraphs']}>
          <Facts />
          <Collapsible label={t('commonˆfooter>rights')} content={() => <Rights isSample={isSample} />} />
        </section>
      )}
      <nav aria-label={t('commonˆfooter>menu')}>
        <ul>
          {isFolded ? (
            <li>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </li>
          ) : null}
          <li>{renderLink(paths.privacy, t('brandˆlegal>privacy'))}</li>
          <li>{renderLink(paths.terms, t('brandˆlegal>terms'))}</li>
          <li>
            {renderLink(`${statements}/${localeForTag(i18n.language)}/`, t('commonˆfooter>accessibility'))}
          </li>
          {onConsent === undefined ? null : (
            <li>
              <Button name="consent" variant="quiet" onClick={onConsent}>
                {t('commonˆconsent>change')}
              </Button>
            </li>
          )}
          <li>
            <Button name="delete" variant="quiet" onClick={() => setIsAsking(true)}>
              {t('commonˆfooter>delete')}
            </Button>
          </li>
        </ul>
      </nav>
      {isFramed === true ? languageChoice : null}
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

function Facts() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('brandˆlegal>example')}</p>
      <Paragraphs place="facts" />
    </>
  );
}

/** The applicant's rights. Their texts load after the first screen, so on a slow line they may be opened before they have arrived. */
function Rights({ isSample }: Pick<LegalProps, 'isSample'>) {
  const { t } = useTranslation();
  const isLoaded = useIsTextLoaded('brandˆlegal>rights');
  if (!isLoaded) return <p role="status">{t('commonˆloading')}</p>;
  return (
    <div className={styles['paragraphs']}>
      <Paragraphs place="rights" />
      {isSample ? <p>{t('commonˆfooter>sample')}</p> : null}
    </div>
  );
}

/** The paragraphs of a place, in the order of the duties (`domain/duties`). */
function Paragraphs({ place }: { readonly place: 'facts' | 'rights' }) {
  const { t } = useTranslation();
  const names = Object.keys(t(`brandˆlegal>${place}`, { returnObjects: true }));
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`brandˆlegal>${place}>${name}>title`)}</dt>
          <dd>{t(`brandˆlegal>${place}>${name}>text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
