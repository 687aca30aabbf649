const pills = [
  { x: -30, y: 176, width: 300 },
  { x: 150, y: 118, width: 300 },
  { x: 300, y: 176, width: 190 },
  { x: 520, y: 176, width: 160 },
];

/** Short periods side by side, one of them highlighted. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      {pills.map(({ x, y, width }, index) => (
        <rect
          key={x}
          x={x}
          y={y}
          width={width}
          height="46"
          rx="23"
          fill={index === 1 ? 'var(--color-art-1)' : 'var(--color-art-2)'}
        />
      ))}
    </svg>
  );
}
