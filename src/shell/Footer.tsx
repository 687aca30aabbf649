import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import styles from './Shell.module.css';

const DeleteDialog = lazy(() => import('./DeleteDialog'));

interface FooterProps {
  readonly brand: string;
  readonly logo: string;
  readonly year: number;
  readonly legalPaths: { readonly terms: string; readonly privacy: string };
  /** The EU's warning stands where the law of the page's country asks for it. */
  readonly showsWarning: boolean;
  /** Where the deletion of what was sent is asked for. */
  readonly contactEmail: string;
  readonly onDelete: () => void;
  readonly isHidden: boolean;
}

/** Who stands behind the page, what the law wants said, and the applicant's own data. */
export const Footer = memo(function Footer({
  brand,
  logo,
  year,
  legalPaths,
  showsWarning,
  contactEmail,
  onDelete,
  isHidden,
}: FooterProps) {
  const { t } = useTranslation();
  const paragraphs = Object.keys(t('brandˆlegal>paragraphs', { returnObjects: true }));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <footer className={`${styles['footer']} ${isHidden ? styles['hidden'] : ''}`} inert={isHidden}>
      <div className={styles['legal']}>
        <h2>{t('brandˆlegal>title')}</h2>
        {showsWarning ? <p className={styles['warning']}>{t('brandˆlegal>warning')}</p> : null}
        <p>{t('brandˆlegal>example')}</p>
        {paragraphs.map((name) => (
          <div key={name}>
            <h3>{t(`brandˆlegal>paragraphs>${name}>title`)}</h3>
            <p>{t(`brandˆlegal>paragraphs>${name}>text`)}</p>
          </div>
        ))}
      </div>
      <div className={styles['foot']}>
        <a href="/" className={styles['logo']}>
          <img src={logo} alt={t('commonˆhome', { brand })} height="24" loading="lazy" />
        </a>
        <nav aria-label={t('commonˆfooter>menu')}>
          <ul>
            <li>
              <a href={legalPaths.privacy}>{t('brandˆlegal>privacy')}</a>
            </li>
            <li>
              <a href={legalPaths.terms}>{t('brandˆlegal>terms')}</a>
            </li>
            <li>
              <Button look="quiet" onClick={() => setIsAsking(true)}>
                {t('commonˆfooter>delete')}
              </Button>
            </li>
          </ul>
        </nav>
        <p>
          {t('brandˆfooterText', { defaultValue: brand })} - {year}
        </p>
      </div>
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
    </footer>
  );
});
