import type { ContinuedLead } from '../../api/continuedLead';
import type { Page } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/i18n/texts';
import { TextWithMail } from '../../ui/TextWithMail';
import { Withdrawal } from './Withdrawal';

interface ConcludedContractProps extends Pick<ContinuedLead, 'brokerage' | 'masked'> {
  readonly page: Page;
}

/**
 * What the applicant has concluded on the page: the brokerage contract that the server names, or nothing. On a page with such a contract a
 * server that names none does not tell whether there is one.
 */
export function ConcludedContract({ page, brokerage, masked }: ConcludedContractProps) {
  const { t } = useTranslation();
  const { contact, brokerageContract } = page.definition;
  if (brokerageContract === undefined) return <p>{t('screensˆcontinue>unsigned')}</p>;
  if (brokerage !== null)
    return (
      <Withdrawal
        brokerage={brokerage}
        masked={masked}
        brand={page.brand.name}
        contactEmail={contact.email}
      />
    );
  return (
    <p>
      <TextWithMail
        text={t('screensˆwithdrawal>other', { email: '{{email}}', brand: page.brand.name })}
        address={contact.email}
      />
    </p>
  );
}
