import { useTranslation } from '../../platform/texts';
import { Notice } from '../../ui/Notice';
import { TextWithMail } from '../../ui/TextWithMail';

interface StoppedRedirectProps {
  /** Whether the application was sent to the lender, which led on to an address that the page does not know. */
  readonly isSent: boolean;
  /** The address of the brand's support. */
  readonly email: string;
}

/** Says why the applicant cannot be taken to the partner, and how to go on. */
export function StoppedRedirect({ isSent, email }: StoppedRedirectProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        <Notice tone="warning">
          {isSent ? t('screensˆredirected>stopped') : t('screensˆredirected>unlisted')}
        </Notice>
      </div>
      <p>
        <TextWithMail text={t('screensˆmissing>human', { email: '{{email}}' })} address={email} />
      </p>
    </>
  );
}
