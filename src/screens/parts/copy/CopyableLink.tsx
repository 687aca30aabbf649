import { useTranslation } from '../../../platform/i18n/texts';
import { CopyableText } from './CopyableText';

/** An address as text and a button that copies it. */
export function CopyableLink({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  const labels = {
    copy: t('screensˆchecking>copy'),
    copied: t('screensˆchecking>copied'),
    notCopied: t('screensˆchecking>not_copied'),
  };
  return <CopyableText text={address} labels={labels} />;
}
