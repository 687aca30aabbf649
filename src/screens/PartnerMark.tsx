import { useEffect, useState } from 'react';
import styles from './PartnerMark.module.css';
import type { ScreenServices } from './screenProps';

interface PartnerMarkProps {
  readonly name: string;
  readonly loadLogo: ScreenServices['partnerLogo'];
}

/** The mark of a partner, of one size whatever comes; its name where there is no picture, or not yet. */
export function PartnerMark({ name, loadLogo }: PartnerMarkProps) {
  const [logo, setLogo] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const found = await loadLogo(name);
      if (!isLeft) setLogo(found);
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [name, loadLogo]);
  return (
    <p className={styles['mark']}>
      {logo === null ? (
        <span className={styles['name']}>{name}</span>
      ) : (
        <img
          src={logo}
          alt={name}
          className={styles['picture']}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setLogo(null)}
        />
      )}
    </p>
  );
}
