const rays = [0, 1, 2, 3, 4];

/** The sun rising over water, which continues beside the picture. */
export default function Scene() {
  return (
    <svg viewBox="0 112 640 128" preserveAspectRatio="xMinYMax meet" aria-hidden="true" focusable="false">
      <path d="M350 240a120 120 0 0 1 240 0z" fill="var(--color-art-1)" opacity="0.85" />
      {rays.map((ray) => (
        <rect
          key={ray}
          x="-2000"
          y={150 + ray * 20}
          width="2900"
          height={3 + ray * 2.4}
          fill="var(--color-art-3)"
          opacity="0.55"
        />
      ))}
    </svg>
  );
}
