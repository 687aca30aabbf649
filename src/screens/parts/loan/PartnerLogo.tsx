import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../storeHooks';
import { api } from '../../../api/api';
import { readQuery } from '../../../api/callResult';
import { getMonogram } from '../../../domain/journey/states/lenderName';
import { useLateAssets } from '../../lateAssets';
import styles from './PartnerLogo.module.css';

/** The name of a partner beside its logo, or beside its monogram while no picture is available. Has the same size with both. */
export function PartnerLogo({ name }: { readonly name: string }) {
  const dispatch = useAppDispatch();
  const { findLogo } = useLateAssets().partnerAddresses;
  const [logo, setLogo] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const loadAndShow = async () => {
      const { data } = await readQuery(dispatch(api.endpoints.partnerLogos.initiate(undefined)));
      if (!isUnmounted) setLogo(data === undefined ? null : findLogo(data, name));
    };
    void loadAndShow();
    return () => {
      isUnmounted = true;
    };
  }, [name, dispatch, findLogo]);
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
