const lines = Array.from({ length: 22 }, (_line, index) => ({
  bend: index * 6 - 6,
  end: Math.round(60 + 18 * Math.sin(index / 3)),
}));

/** Engraved lines, as on old bonds. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 120" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
      {lines.map(({ bend, end }) => (
        <path
          key={bend}
          d={`M0 ${end} C160 ${bend} 240 ${120 - bend} 320 60 S480 ${bend} 640 ${end}`}
          fill="none"
          stroke="var(--color-art-1)"
          strokeWidth="0.7"
        />
      ))}
    </svg>
  );
}
