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

/** An important message. It has an icon, a tint and a border, so that it does not rely on colour. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
