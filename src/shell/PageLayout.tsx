import { useMemo, type ReactNode } from 'react';
import type { Page } from '../domain/pages/resolvePage';
import { listThingsToHave } from '../domain/pages/thingsToHave';
import { joinClassNames } from '../ui/classNames';
import type { BrandAssets } from './brandAssets';
import { ContactDetails } from './ContactDetails';
import { CompanyName, Footer } from './Footer';
import { Header } from './Header';
import { LanguageRow, type ChangeLanguage } from './LanguageChoice';
import { Legal } from './Legal';
import { PageFrame } from './PageFrame';

/** The page around a screen: what its header, footer and legal texts say. */
export interface PageIdentity {
  readonly page: Page;
  readonly brandAssets: BrandAssets;
  /** Calendar year, for the footer. */
  readonly year: number;
  readonly onLanguage: ChangeLanguage;
  readonly onDelete: () => void;
  /** Opens the choice about third parties again. Absent if the page has none. */
  readonly onConsent?: (() => void) | undefined;
}

interface PageLayoutProps extends PageIdentity {
  /** The first screen introduces the page around its form. */
  readonly isFirst: boolean;
  readonly isFramed: boolean;
  /** Whether header and footer are hidden. The legal texts and the languages then stand around the form. */
  readonly isFrameHidden: boolean;
  /** Whether the document is for a frame and for a window: it has the legal texts of both, and its styles hide one of them. */
  readonly isForBoth?: boolean;
  /** Above the header. */
  readonly top?: ReactNode;
  /** Whether the screen has a loan. On a narrow window its line has a place before it is there. */
  readonly hasLoan?: boolean;
  /** The column beside the form. Null on a screen that has none. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Header, main part and footer of a page around its screen. */
export function PageLayout({
  isFirst,
  isFramed,
  isFrameHidden,
  isForBoth = false,
  top,
  hasLoan = false,
  aside = null,
  children,
  ...identity
}: PageLayoutProps) {
  const { page, brandAssets, year, onLanguage } = identity;
  const { brand, definition, languages } = page;
  const legal = useLegal(identity, isFirst);
  return (
    <div
      className={joinClassNames('layout', definition.layoutClassName)}
      data-screen={isFirst ? 'first' : 'step'}
    >
      {top}
      {isFramed ? null : (
        <Header
          brand={brand.name}
          logo={brandAssets.header}
          phone={definition.contact.phone}
          languages={languages}
          onLanguageChange={onLanguage}
          isHidden={isFrameHidden}
        />
      )}
      <PageFrame
        isFirst={isFirst}
        className={definition.mainClassName}
        scene={brandAssets.scene}
        lenders={definition.lenders}
        toHave={listThingsToHave(page)}
        hasLoan={hasLoan}
        aside={aside}
      >
        {isFrameHidden && !isFramed && !isForBoth ? (
          <LanguageRow languages={languages} onChange={onLanguage} />
        ) : null}
        {children}
        {isFramed || isForBoth ? legal.inFrame : isFrameHidden ? legal.inForm : null}
      </PageFrame>
      {isFramed ? null : (
        <Footer
          brand={brand.name}
          logo={brandAssets.footer}
          year={year}
          contact={definition.contact}
          legal={isFrameHidden ? null : legal.inFooter}
          isShort={!isFirst}
          isHidden={isFrameHidden}
        />
      )}
    </div>
  );
}

/** The legal texts, for each place in which they can stand. */
function useLegal(
  { page, brandAssets, year, onConsent, onDelete, onLanguage }: PageIdentity,
  isFirst: boolean,
) {
  const { brand, definition, languages } = page;
  return useMemo(() => {
    const render = (isInForm: boolean, isInFrame: boolean) => (
      <Legal
        paths={definition.legalPaths}
        statements={brandAssets.statements}
        isSample={definition.legalTexts === 'sample'}
        contactEmail={definition.contact.email}
        isFolded={!isFirst || isInForm}
        isFramed={isInFrame}
        languageChoice={<LanguageRow languages={languages} onChange={onLanguage} />}
        folded={
          <>
            <ContactDetails contact={definition.contact} />
            {isInForm ? null : <CompanyName brand={brand.name} year={year} />}
          </>
        }
        onConsent={onConsent}
        onDelete={onDelete}
      />
    );
    return { inFooter: render(false, false), inForm: render(true, false), inFrame: render(true, true) };
  }, [definition, brand, languages, year, brandAssets, onConsent, isFirst, onDelete, onLanguage]);
}
