const rays = [0, 1, 2, 3, 4];

/** The sun rising over water. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <circle cx="470" cy="240" r="120" fill="var(--color-art-1)" opacity="0.85" />
      {rays.map((ray) => (
        <rect
          key={ray}
          x="0"
          y={150 + ray * 20}
          width="640"
          height={3 + ray * 2.4}
          fill="var(--color-art-3)"
          opacity="0.55"
        />
      ))}
    </svg>
  );
}
