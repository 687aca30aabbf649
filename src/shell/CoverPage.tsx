import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import { overrideTitle } from '../platform/events/rootSwap';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './CoverPage.module.css';
import { PageLayout, type PageIdentity } from './PageLayout';

export interface CoverPageProps extends PageIdentity {
  readonly isFramed: boolean;
  /** Whether header and footer are hidden, as on the covered page. */
  readonly isFrameHidden: boolean;
  /** The applicant wants to see the answers again. */
  readonly onShow: () => void;
}

/**
 * Stands in for the whole page while nobody uses it, so that no answer can be read. Looks like a step of the page, and takes the
 * focus with its heading.
 */
export function CoverPage({ onShow, ...layout }: CoverPageProps) {
  return (
    <div className={styles['page']} data-cover>
      <PageLayout {...layout} isFirst={false}>
        <Cover brand={layout.page.brand.name} onShow={onShow} />
      </PageLayout>
    </div>
  );
}

function Cover({ brand, onShow }: { readonly brand: string; readonly onShow: () => void }) {
  const { t } = useTranslation();
  const title = t('commonˆcover>title');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => overrideTitle(`${title} | ${brand}`), [title, brand]);
  return (
    <div className={styles['cover']}>
      <span className={styles['mark']}>
        <Icon name="shield" size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['lead']}>{t('commonˆcover>lead')}</p>
      <Button onClick={onShow}>{t('commonˆcover>show')}</Button>
    </div>
  );
}
