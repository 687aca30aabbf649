import { useEffect, useRef, type ReactNode } from 'react';
import { useDocumentTitle } from '../../platform/page/documentTitle';
import { useTranslation } from '../../platform/i18n/texts';
import { StatePicture, type PictureName } from '../../ui/StatePicture';
import { useScreenAssets } from '../lateAssets';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly brand: string;
  readonly title: string;
  readonly picture?: PictureName;
  /** Whether the brand's logo is above the picture, because the address has no header. */
  readonly showsLogo?: boolean;
  /** Whether the heading takes the focus, because the applicant navigated inside the application. */
  readonly isArrival: boolean;
  readonly children: ReactNode;
}

/** A screen that is not a step: picture, heading, text, actions. Sets the document title and receives the focus. */
export function ScreenFrame({
  brand,
  title,
  picture,
  showsLogo = false,
  isArrival,
  children,
}: ScreenFrameProps) {
  const assets = useScreenAssets();
  useDocumentTitle(`${title} | ${brand}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = useTranslation().i18n;
  const last = useRef<{ readonly title: string; readonly language: string } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { title, language };
    // A new title is a new screen to screen reader users. In another language it is the same one.
    const isNew = before?.language === language && before.title !== title;
    if (before === null ? isArrival : isNew) heading.current?.focus();
  }, [isArrival, title, language]);
  return (
    <div className={styles['frame']}>
      {showsLogo && assets !== null ? <img {...assets.logo} alt={brand} className={styles['logo']} /> : null}
      {picture === undefined || assets === null ? null : <StatePicture motif={assets.motif} name={picture} />}
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {children}
    </div>
  );
}
