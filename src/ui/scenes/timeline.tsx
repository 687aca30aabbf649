/** From the day of the payout to the due date. */
export default function Scene() {
  return (
    <svg viewBox="0 0 640 60" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
      <path d="M10 30 H630" stroke="var(--color-art-2)" strokeWidth="3" />
      <path d="M160 22v16M320 22v16M480 22v16" stroke="var(--color-art-2)" strokeWidth="2" opacity="0.5" />
      <rect x="0" y="20" width="20" height="20" fill="var(--color-art-2)" />
      <rect x="614" y="16" width="26" height="28" fill="var(--color-art-1)" />
    </svg>
  );
}
