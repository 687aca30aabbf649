import type { ReactNode } from 'react';

/** What fits a line of a phone. */
const maxWholeLength = 30;

/**
 * A text with an e-mail address that may continue in the next line before its `@`, so that no word of it breaks inside. A short one stays
 * whole, as one text for a screen reader. Not for a link, whose name would have a gap.
 */
export function breakBeforeAt(text: string): ReactNode {
  const at = text.indexOf('@');
  if (at < 0 || text.length <= maxWholeLength) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
