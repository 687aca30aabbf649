import type { ReactNode } from 'react';
import type { ThingToHave } from '../domain/pages/thingsToHave';
import { useTranslation } from '../platform/i18n/texts';
import { joinClassNames } from '../ui/classNames';
import { Icon, type IconName } from '../ui/Icon';
import type { Scene } from '../ui/scenes/scene';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** The first screen introduces the page around its form. */
  readonly isFirst: boolean;
  /** The class names of the page for the main part. */
  readonly className?: string | undefined;
  readonly scene: Scene | null;
  readonly lenders: readonly string[];
  /** What the applicant will need for the form. */
  readonly toHave: readonly ThingToHave[];
  /** Whether the screen has a loan. On a narrow window its line has a place before it is there. */
  readonly hasLoan?: boolean;
  /** The column beside the form. Null on a screen that has none. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const facts: readonly { readonly name: string; readonly icon: IconName }[] = [
  { name: 'time', icon: 'clock' },
  { name: 'data', icon: 'shield' },
  { name: 'register', icon: 'seal' },
];

/**
 * The main part: on the first screen the text of the page, its picture and its facts around the form, on other screens only the
 * form. The layout (`ui/layouts/hero`) places them by the name of each part.
 */
export function PageFrame({
  isFirst,
  className,
  scene: Scene,
  lenders,
  toHave,
  hasLoan = false,
  aside = null,
  children,
}: PageFrameProps) {
  const { t } = useTranslation();
  return (
    <main
      id="content"
      className={joinClassNames(
        styles[isFirst ? 'first' : 'step'],
        aside === null ? '' : styles['wide'],
        className,
      )}
    >
      {isFirst ? (
        <>
          {Scene === null ? null : (
            <div className={styles['scene']} data-part="scene">
              <Scene />
            </div>
          )}
          <div className={styles['words']} data-part="words">
            <p className={styles['title']}>{t('brandˆhero>title')}</p>
            <p className={styles['lead']}>{t('brandˆhero>lead')}</p>
          </div>
        </>
      ) : null}
      {aside === null ? null : <div className={styles[hasLoan ? 'aside' : 'column']}>{aside}</div>}
      <div className={styles['card']} data-part="card">
        {children}
      </div>
      {isFirst ? <About lenders={lenders} toHave={toHave} /> : null}
    </main>
  );
}

function About({ lenders, toHave }: Pick<PageFrameProps, 'lenders' | 'toHave'>) {
  const { t, i18n } = useTranslation();
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(lenders);
  return (
    <div className={styles['about']} data-part="about">
      <ul>
        {facts.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} size={20} />
            <span>{t(`brandˆtrust>${name}`)}</span>
          </li>
        ))}
      </ul>
      {toHave.length === 0 ? null : (
        <details>
          <summary>{t('commonˆto_have>title')}</summary>
          <ul>
            {toHave.map((thing) => (
              <li key={thing}>{t(`commonˆto_have>${thing}`)}</li>
            ))}
          </ul>
        </details>
      )}
      <p>{t('commonˆlenders', { names })}</p>
    </div>
  );
}
