import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { takeFocus } from './takeFocus';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'danger' | 'success';
  /** Whether it takes the place and the focus of what was pressed, so that a screen reader says it. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

const icons: Readonly<Record<NoticeProps['tone'], IconName>> = {
  info: 'info',
  warning: 'alert',
  danger: 'alert',
  success: 'check',
};

/** An important message. It has an icon, a tint and a border, so that it does not rely on colour. */
export function Notice({ tone, takesFocus = false, children }: NoticeProps) {
  return (
    <div
      ref={takesFocus ? takeFocus : null}
      tabIndex={takesFocus ? -1 : undefined}
      className={`${styles['notice']} ${styles[tone]}`}
    >
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
