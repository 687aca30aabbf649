import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import styles from './Shell.module.css';

/** Shown when rendering has failed (specification, section 2). It shows no details of the error. */
export function RenderFailure({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles['failure']}>
      <h1>{t('commonˆfailure>title', { defaultValue: 'Something went wrong. Please, try again later.' })}</h1>
      <p>{t('commonˆfailure>lead', { defaultValue: '' })}</p>
      <Button variant="outlined" onClick={onReload}>
        {t('commonˆfailure>retry', { defaultValue: '↻' })}
      </Button>
    </div>
  );
}
