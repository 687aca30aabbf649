import { placeWithin, type Motif } from './motif';

/** The line from the payout to the due date, which is the block at its end. */
export const motif: Motif = {
  draw: (part) =>
    part === 'done' ? (
      <path d="M0 52H296" stroke="var(--color-art-2)" strokeWidth="8" />
    ) : (
      <>
        <path
          d="M0 52H320M54 44v16M107 40v24M160 44v16M213 40v24M266 44v16"
          stroke="var(--color-border-strong)"
          strokeWidth="2"
        />
        <rect y="42" width="8" height="20" fill="var(--color-art-2)" />
        <rect x="296" y="28" width="24" height="48" fill="var(--color-art-1)" />
      </>
    ),
  place: (share) => [placeWithin(share, 258), 52],
};
