import { useEffect, useState } from 'react';
import styles from './PartnerLogo.module.css';
import type { ScreenServices } from './screenProps';

interface PartnerLogoProps {
  readonly name: string;
  readonly loadLogo: ScreenServices['loadPartnerLogo'];
}

/** The logo of a partner in a fixed size, or its name while no picture is available. */
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
