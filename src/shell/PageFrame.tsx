import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withNames } from '../ui/classNames';
import { Icon, type IconName } from '../ui/Icon';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** The first screen shows beside its form what this page is. */
  readonly isFirst: boolean;
  /** The page's own names for the main part. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const facts: readonly { readonly name: string; readonly icon: IconName }[] = [
  { name: 'time', icon: 'clock' },

  { name: 'data', icon: 'shield' },
  { name: 'register', icon: 'spark' },
];

/** The words left and the form as a card right on wide screens; one column on a phone. */
export function PageFrame({ isFirst, className, children }: PageFrameProps) {
  const { t } = useTranslation();
  return (
    <main id="content" className={withNames(styles[isFirst ? 'first' : 'step'], className)}>
      {isFirst ? (
        <div>
          <p className={styles['title']}>{t('brandˆhero>title')}</p>
          <p className={styles['lead']}>{t('brandˆhero>lead')}</p>
        </div>
      ) : null}
      <div className={styles['card']}>{children}</div>
      {isFirst ? (
        <ul className={styles['facts']}>
          {facts.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={22} />
              <span>{t(`brandˆtrust>${name}`)}</span>
            </li>
          ))}
          <li className={styles['example']}>{t('brandˆlegal>example')}</li>
        </ul>
      ) : null}
    </main>
  );
}
