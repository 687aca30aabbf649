/** Two mountain ranges and a clear sky. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path d="M0 240 L120 110 200 180 330 40 440 170 520 100 640 210 V240Z" fill="var(--color-art-3)" />
      <path d="M0 240 L90 190 190 220 330 120 430 205 540 150 640 230 V240Z" fill="var(--color-art-2)" />
      <path d="M0 236 H640" stroke="var(--color-art-1)" strokeWidth="8" />
      <circle cx="560" cy="46" r="20" fill="var(--color-art-3)" />
    </svg>
  );
}
