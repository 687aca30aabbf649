import { joinClassNames } from './classNames';
import type { Motif } from './motifs/motif';
import styles from './StatePicture.module.css';

interface PictureState {
  /** The part of the way that is done, in thirds. */
  readonly thirds: 0 | 1 | 2 | 3;
  /** The sign, drawn on a grid of 24. */
  readonly sign: string;
  /** `open`: nothing was reached, so the sign is an outline. */
  readonly tone: 'full' | 'open';
  /** `quiet`: nothing happened to the application. `wide`: the moment for which somebody applies, across the card. */
  readonly size: 'medium' | 'quiet' | 'wide';
}

const envelope = 'M4 7h16v11H4Zm0 1 8 6 8-6';

/** The state of each picture. The sign and the part that is done tell it without colour. No picture has a tick before a decision. */
const states = {
  waiting: {
    thirds: 2,
    sign: 'M7 4h10M7 20h10M8 4v3l4 5 4-5V4M8 20v-3l4-5 4 5v3',
    tone: 'full',
    size: 'medium',
  },
  approved: { thirds: 3, sign: 'm5 13 5 5 9-12', tone: 'full', size: 'wide' },
  sent: { thirds: 3, sign: 'M20 4 3 11l7 3 3 7ZM20 4 10 14', tone: 'full', size: 'medium' },
  leaving: { thirds: 3, sign: 'M4 12h15m-6-6 6 6-6 6', tone: 'full', size: 'medium' },
  rejected: { thirds: 1, sign: 'M6 20v-7a4 4 0 0 1 4-4h9m-5-5 5 5-5 5', tone: 'open', size: 'medium' },
  lost: { thirds: 0, sign: 'M8.5 9c0-5 7-5 7 0 0 3-3.5 3-3.5 6m0 3.5v.01', tone: 'open', size: 'quiet' },
  mail: { thirds: 1, sign: envelope, tone: 'full', size: 'quiet' },
  unsubscribed: { thirds: 0, sign: `${envelope}M3 21 21 3`, tone: 'open', size: 'quiet' },
  resumed: { thirds: 1, sign: 'M7 4h10v16l-5-4-5 4Z', tone: 'full', size: 'medium' },
} as const satisfies Readonly<Record<string, PictureState>>;

export type PictureName = keyof typeof states;

const isPicture = (name: string): name is PictureName => Object.hasOwn(states, name);

export const pictureNames: readonly PictureName[] = Object.keys(states).filter(isPicture);

interface StatePictureProps {
  readonly motif: Motif;
  readonly name: PictureName;
}

/** The picture of a screen, drawn from the brand's motif. It is decorative. */
export function StatePicture({ motif, name }: StatePictureProps) {
  const { thirds, sign, tone, size } = states[name];
  const share = thirds / 3;
  const [x, y] = motif.place(share);
  return (
    <svg
      viewBox="0 0 320 104"
      width="320"
      height="104"
      className={joinClassNames(styles['picture'], styles[size])}
      aria-hidden="true"
      focusable="false"
    >
      {motif.draw('rest')}
      {thirds === 0 ? null : (
        // A nested drawing cuts off what is beyond its width.
        <svg width={320 * share} height="104" className={styles['done']}>
          {motif.draw('done')}
        </svg>
      )}
      <g transform={`translate(${x} ${y})`} className={joinClassNames(styles[tone], styles['place'])}>
        {motif.halo}
        <rect x="-22" y="-22" width="44" height="44" className={styles['badge']} />
        <path d={sign} transform="translate(-14.4 -14.4) scale(1.2)" className={styles['sign']} />
      </g>
    </svg>
  );
}
