import { useTranslation } from '../../platform/i18n/texts';
import type { Company } from '../../domain/lead/company';
import { Button } from '../../ui/Button';
import styles from './CompanyList.module.css';

interface CompanyListProps {
  readonly companies: readonly Company[];
  /** Null for none of them. */
  readonly onChoose: (company: Company | null) => void;
}

/** Suggested companies for the typed name. The applicant may ignore them and go on. */
export default function CompanyList({ companies, onChoose }: CompanyListProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('commonˆcompanies>title')} className={styles['box']}>
      <p aria-hidden="true">{t('commonˆcompanies>title')}</p>
      <ul className={styles['list']}>
        {companies.map((company) => (
          <li key={JSON.stringify(company)}>
            <button type="button" className={styles['company']} onClick={() => onChoose(company)}>
              <span className={styles['name']}>{company.name}</span>
              <span className={styles['facts']}>{getDetails(company).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onChoose(null)}>
        {t('commonˆcompanies>none')}
      </Button>
    </div>
  );
}

/** What distinguishes companies of the same name: tax code and address. */
function getDetails({ taxCode, address = {} }: Company): readonly string[] {
  const { street, houseNumber, city } = address;
  const line = [street, houseNumber].filter(Boolean).join(' ');
  return [taxCode, line, city].filter((fact) => fact !== undefined && fact !== '').map(String);
}
