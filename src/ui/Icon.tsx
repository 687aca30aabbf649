import styles from './Icon.module.css';

/** One icon set on a grid of 24. Icons always accompany text, so they are hidden from assistive technology. */
const paths = {
  alert: 'M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z',
  check: 'm4.5 12.5 5 5 10-11',
  cross: 'm6 6 12 12M18 6 6 18',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  unfold: 'm5.5 9 6.5 6.5L18.5 9',
  clock: 'M12 7v5.5l3.5 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  shield:
    'M12 3 5 5.8v5.4c0 4.4 2.9 7.6 7 9.3 4.1-1.7 7-4.9 7-9.3V5.800L12 3Zm-3 8.700 2.200 2.200L15.300 10',
  phone:
    'M5 4h4l1.500 4.500-2.200 1.600a12 12 0 0 0 5.600 5.600l1.600-2.200L20 15v4a1.500 1.500 0 0 1-1.600 1.500A15.500 15.500 0 0 1 3.500 5.600 1.500 1.500 0 0 1 5 4Z',
  seal: 'm8.500 12 2.500 2.500 4.500-5M12 2.500l2.500 2 3.200-.300.800 3.100 2.700 1.700-1.200 3 1.200 3-2.700 1.700-.800 3.100-3.200-.300-2.500 2-2.500-2-3.200.300-.800-3.100L2.800 15 4 12 2.800 9l2.700-1.700.800-3.100 3.200.300Z',
  info: 'M12 11v5.500m0-8.800v.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
} as const;

export type IconName = keyof typeof paths;

/** An icon in the colour of the surrounding text. `size` is in pixels of a page whose text has its usual size; it grows with the text. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={styles['icon']}
    >
      <path d={paths[name]} />
    </svg>
  );
}
