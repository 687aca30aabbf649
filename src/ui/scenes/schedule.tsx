const months = Array.from({ length: 36 }, (_month, index) => ({
  x: 8 + index * 17.4,
  interest: Math.round(46 * (1 - index / 36)),
}));

/** The interest and the repayment in each monthly payment. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      {months.map(({ x, interest }) => (
        <g key={x}>
          <rect x={x} y="30" width="12" height={interest} fill="var(--color-art-2)" />
          <rect x={x} y={30 + interest} width="12" height={150 - interest} fill="var(--color-art-1)" />
        </g>
      ))}
      <path d="M0 190 H640" stroke="var(--color-art-3)" strokeWidth="2" />
    </svg>
  );
}
