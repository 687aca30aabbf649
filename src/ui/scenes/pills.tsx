const pills = [
  { x: 0, y: 66, width: 250 },
  { x: 150, y: 8, width: 300 },
  { x: 266, y: 66, width: 190 },
  { x: 472, y: 66, width: 168 },
];

/** Short periods side by side, one of them highlighted. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 128" preserveAspectRatio="xMinYMax meet" aria-hidden="true" focusable="false">
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
