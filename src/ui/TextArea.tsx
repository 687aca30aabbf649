import type { ComponentPropsWithRef } from 'react';
import styles from './TextArea.module.css';

/** A field for several lines. */
export function TextArea(props: Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  return <textarea rows={5} {...props} className={styles['area']} />;
}
