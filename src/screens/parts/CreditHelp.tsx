import type { ReactNode } from 'react';
import type { CreditHelpFacts } from '../../domain/countries/creditHelp';
import { getDateFormat } from '../../domain/countries/formats';
import { useTranslation } from '../../platform/i18n/texts';
import { NewTabLink } from '../../ui/NewTabLink';
import styles from './CreditHelp.module.css';
import { useScreenAssets } from '../lateAssets';

const facts = ['data', 'advice'] as const;

/** Where rejected applicants get their own credit data and independent advice in their country, below what else they can do. */
export function CreditHelp({ children }: { readonly children?: ReactNode }) {
  const help = useScreenAssets()?.creditHelp;
  return (
    <div className={styles['ways']}>
      {children}
      {help === undefined ? null : <HelpSections help={help} />}
    </div>
  );
}

function HelpSections({ help }: { readonly help: CreditHelpFacts }) {
  const { t, i18n } = useTranslation();
  const month = getDateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      {facts.map((fact) => (
        <section key={fact}>
          <h3>{t(`screensˆrejected>${fact}`)}</h3>
          <p>{t(`screensˆrejected>${fact}_note`)}</p>
          {help[fact].links.length === 0 ? null : (
            <p className={styles['links']}>
              {help[fact].links.map(({ name, href }) => (
                <NewTabLink key={href} href={href} hint={t('commonˆnew_tab')}>
                  {name}
                </NewTabLink>
              ))}
            </p>
          )}
        </section>
      ))}
      <p className={styles['checked']}>
        {t('screensˆrejected>checked', { month: month.format(Date.parse(help.data.readOn)) })}
      </p>
    </>
  );
}
