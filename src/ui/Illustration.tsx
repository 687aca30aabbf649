import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

export type IllustrationName = 'waiting' | 'approved' | 'rejected' | 'leaving' | 'lost' | 'mail';

/** Drawn with the brand's tokens on a grid of 160 × 120. Decorative. */
const drawings: Readonly<Record<IllustrationName, ReactNode>> = {
  waiting: (
    <>
      <rect x="48" y="18" width="64" height="84" rx="8" className={styles['paper']} />
      <path d="M60 38h40M60 52h40M60 66h24" className={styles['line']} />
      <circle cx="108" cy="86" r="20" className={styles['disc']} />
      <path d="M108 74v13l8 5" className={styles['onDisc']} />
    </>
  ),
  approved: (
    <>
      <rect x="48" y="18" width="64" height="84" rx="8" className={styles['paper']} />
      <path d="M60 38h40M60 52h40M60 66h24" className={styles['line']} />
      <circle cx="108" cy="86" r="20" className={styles['disc']} />
      <path d="m99 86 7 7 12-14" className={styles['onDisc']} />
    </>
  ),
  rejected: (
    <>
      <path d="M20 92c20-26 34-26 54 0s34 26 66-6" className={styles['line']} />
      <circle cx="104" cy="42" r="20" className={styles['disc']} />
      <path d="M92 42h24" className={styles['onDisc']} />
      <rect x="38" y="40" width="38" height="30" rx="6" className={styles['paper']} />
    </>
  ),
  leaving: (
    <>
      <rect x="20" y="30" width="64" height="60" rx="8" className={styles['paper']} />
      <path d="M20 46h64" className={styles['line']} />
      <circle cx="114" cy="60" r="24" className={styles['disc']} />
      <path d="M102 60h24m-9-9 9 9-9 9" className={styles['onDisc']} />
    </>
  ),
  lost: (
    <>
      <path d="M24 96h112M44 96V52l36-26 36 26v44" className={styles['line']} />
      <rect x="64" y="60" width="32" height="36" rx="4" className={styles['paper']} />
      <circle cx="112" cy="36" r="16" className={styles['disc']} />
      <path d="M107 32c0-7 10-7 10 0 0 4-5 4-5 8m0 5v.01" className={styles['onDisc']} />
    </>
  ),
  mail: (
    <>
      <rect x="30" y="34" width="84" height="58" rx="8" className={styles['paper']} />
      <path d="m32 40 40 30 40-30" className={styles['line']} />
      <circle cx="116" cy="38" r="18" className={styles['disc']} />
      <path d="m108 38 6 6 10-12" className={styles['onDisc']} />
    </>
  ),
};

/** The left edge of each drawing on its grid, including strokes. It aligns with the text below. */
const leftEdges: Readonly<Record<IllustrationName, number>> = {
  waiting: 46,
  approved: 46,
  rejected: 18,
  leaving: 18,
  lost: 22,
  mail: 28,
};

export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg
      viewBox={`${leftEdges[name]} 0 160 120`}
      width="160"
      height="120"
      className={styles['drawing']}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
