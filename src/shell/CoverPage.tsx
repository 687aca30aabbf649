import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import type { Page } from '../domain/pages/resolvePage';
import { overrideTitle } from '../platform/events/rootSwap';
import { Button } from '../ui/Button';
import { joinClassNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import type { BrandAssets } from './brandAssets';
import styles from './CoverPage.module.css';
import { ContactDetails } from './ContactDetails';
import { CompanyName, Footer } from './Footer';
import { Header } from './Header';
import { LanguageRow, type ChangeLanguage } from './LanguageChoice';
import { Legal } from './Legal';
import { PageFrame } from './PageFrame';

export interface CoverPageProps {
  readonly page: Page;
  readonly brandAssets: BrandAssets;
  readonly year: number;
  readonly isFramed: boolean;
  /** Whether header and footer are hidden, as on the covered page. */
  readonly isFrameHidden: boolean;
  readonly onLanguage: ChangeLanguage;
  readonly onDelete: () => void;
  /** The applicant wants to see the answers again. */
  readonly onShow: () => void;
}

/**
 * Stands in for the whole page while nobody uses it, so that no answer can be read. Looks like a step of the page, and takes the
 * focus with its heading.
 */
export function CoverPage(props: CoverPageProps) {
  const { page, brandAssets, year, isFramed, isFrameHidden, onLanguage, onDelete } = props;
  const { brand, definition } = page;
  const { legalPaths, contact, legalTexts } = definition;
  const isLegalInForm = isFramed || isFrameHidden;
  const languageRow = <LanguageRow languages={page.languages} onChange={onLanguage} />;
  const legal = (
    <Legal
      paths={legalPaths}
      statements={brandAssets.statements}
      isSample={legalTexts === 'sample'}
      contactEmail={contact.email}
      isFolded
      isFramed={isFramed}
      languageChoice={languageRow}
      folded={
        <>
          <ContactDetails contact={contact} />
          {isLegalInForm ? null : <CompanyName brand={brand.name} year={year} />}
        </>
      }
      onDelete={onDelete}
    />
  );
  return (
    <div className={styles['page']} data-cover>
      <div className={joinClassNames('layout', definition.layoutClassName)} data-screen="step">
        {isFramed ? null : (
          <Header
            brand={brand.name}
            logo={brandAssets.header}
            phone={contact.phone}
            languages={page.languages}
            onLanguageChange={onLanguage}
            isHidden={isFrameHidden}
          />
        )}
        <PageFrame isFirst={false} className={definition.mainClassName} scene={null} lenders={[]} toHave={[]}>
          {isFrameHidden && !isFramed ? languageRow : null}
          <Cover brand={brand.name} onShow={props.onShow} />
          {isLegalInForm ? legal : null}
        </PageFrame>
        {isFramed ? null : (
          <Footer
            brand={brand.name}
            logo={brandAssets.footer}
            year={year}
            contact={contact}
            legal={isLegalInForm ? null : legal}
            isShort
            isHidden={isFrameHidden}
          />
        )}
      </div>
    </div>
  );
}

function Cover({ brand, onShow }: { readonly brand: string; readonly onShow: () => void }) {
  const { t } = useTranslation();
  const title = t('commonˆcover>title');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => overrideTitle(`${title} | ${brand}`), [title, brand]);
  return (
    <div className={styles['cover']}>
      <span className={styles['mark']}>
        <Icon name="shield" size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['lead']}>{t('commonˆcover>lead')}</p>
      <Button onClick={onShow}>{t('commonˆcover>show')}</Button>
    </div>
  );
}
