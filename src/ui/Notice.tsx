import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'danger' | 'success';
  readonly children: ReactNode;
}

const icons: Readonly<Record<NoticeProps['tone'], IconName>> = {
  info: 'info',
  warning: 'alert',
  danger: 'alert',
  success: 'check',
};

/** Words that must be seen: an icon, a tint, a border; never colour alone. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
