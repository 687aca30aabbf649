import type { ReactNode } from 'react';

interface NewTabLinkProps {
  readonly href: string;
  /** Says to a screen reader that a new tab opens. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** A link to a document that opens in a new tab, so that the form stays and no input is lost. */
export function NewTabLink({ href, hint, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {hint}</span>
    </a>
  );
}
