import styles from './schedule.module.css';

const months = Array.from({ length: 36 }, (_month, index) => ({
  x: index * 18,
  interest: Math.round(46 * (1 - index / 36)),
}));

/** The interest and the repayment of each month, as wide as the card. Period and amount follow the sliders (`platform/page/sceneLoan.ts`). */
export default function Scene() {
  return (
    <svg
      className={styles['picture']}
      viewBox="0 0 642 154"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles['months']}>
        {months.map(({ x, interest }) => (
          <g key={x}>
            <rect x={x} width="12" height={interest} fill="var(--color-art-2)" />
            <rect x={x} y={interest} width="12" height={150 - interest} fill="var(--color-art-1)" />
          </g>
        ))}
      </g>
      <rect width="642" height="150" className={styles['rest']} />
      <path d="M0 152H642" stroke="var(--color-art-3)" strokeWidth="4" />
    </svg>
  );
}
