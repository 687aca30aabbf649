const waves = [
  { y: 120, color: 'var(--color-art-2)', opacity: 0.45 },
  { y: 152, color: 'var(--color-art-1)', opacity: 0.55 },
  { y: 184, color: 'var(--color-art-2)', opacity: 0.5 },
  { y: 216, color: 'var(--color-art-1)', opacity: 1 },
];

/** A calm sea under a low sun. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <circle cx="520" cy="78" r="46" fill="var(--color-art-3)" />
      {waves.map(({ y, color, opacity }) => (
        <path
          key={y}
          d={`M0 ${y} q80 -34 160 0 t160 0 t160 0 t160 0 V240 H0Z`}
          fill={color}
          opacity={opacity}
        />
      ))}
    </svg>
  );
}
