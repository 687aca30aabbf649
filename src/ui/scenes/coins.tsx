const coins = [
  { x: 234, y: 62, color: 'var(--color-art-1)' },
  { x: 320, y: 74, color: 'var(--color-art-3)' },
  { x: 406, y: 62, color: 'var(--color-art-1)' },
];

/** Three coins, one for each question. */
export default function Scene() {
  return (
    <svg viewBox="180 10 280 112" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
      {coins.map(({ x, y, color }, index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="38" fill={color} stroke="var(--color-art-2)" strokeWidth="4" />
          {Array.from({ length: index + 1 }, (_dot, dot) => (
            <circle key={dot} cx={x + (dot - index / 2) * 18} cy={y} r="6" fill="var(--color-art-2)" />
          ))}
        </g>
      ))}
    </svg>
  );
}
