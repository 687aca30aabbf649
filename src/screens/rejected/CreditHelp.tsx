import { useTranslation } from '../../platform/texts';
import { getDateFormat } from '../../domain/countries/formats';
import { useScreenAssets } from '../screenAssets';
import styles from './RejectedScreen.module.css';

const facts = ['data', 'advice'] as const;

/** Where applicants get their own credit data and independent advice in their country, and when that was checked. */
export function CreditHelp() {
  const { t, i18n } = useTranslation();
  const help = useScreenAssets()?.creditHelp;
  if (help === undefined) return null;
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
                <a key={href} href={href} rel="noreferrer">
                  {name}
                </a>
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
