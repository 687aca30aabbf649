import { useEffect, useState } from 'react';
import { getMonogram } from '../domain/journey/states/lenderName';
import styles from './PartnerLogo.module.css';
import type { ScreenServices } from './screenProps';

interface PartnerLogoProps {
  readonly name: string;
  readonly loadLogo: ScreenServices['loadPartnerLogo'];
}

/** The name of a partner beside its logo, or beside its monogram while no picture is available. Has the same size with both. */
export function PartnerLogo({ name, loadLogo }: PartnerLogoProps) {
  const [logo, setLogo] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const loadAndShow = async () => {
      const address = await loadLogo(name);
      if (!isUnmounted) setLogo(address);
    };
    void loadAndShow();
    return () => {
      isUnmounted = true;
    };
  }, [name, loadLogo]);
  return (
    <span className={styles['partner']}>
      {logo === null ? (
        <span className={styles['monogram']} aria-hidden="true">
          {getMonogram(name)}
        </span>
      ) : (
        <span className={styles['logo']}>
          <img
            src={logo}
            alt=""
            className={styles['picture']}
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setLogo(null)}
          />
        </span>
      )}
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
