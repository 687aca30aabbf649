/** Two ranges, as wide as the window: a wider one is flatter, and no summit is cut. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 240" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        d="M0 240V150L60 110 130 170 215 60 290 140 350 100 430 176 520 84 640 200V240Z"
        fill="var(--color-art-3)"
      />
      <path d="M0 240V214L90 176 180 216 320 120 420 200 535 146 640 226V240Z" fill="var(--color-art-2)" />
      <path d="M0 238H640" stroke="var(--color-art-1)" strokeWidth="4" />
    </svg>
  );
}
