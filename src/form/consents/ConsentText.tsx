import { TextWithParts } from '../../ui/TextWithParts';

interface Link {
  readonly href: string;
  readonly text: string;
}

interface ConsentTextProps {
  /** A sentence with the placeholders `{{privacy}}`, `{{terms}}` and `{{contract}}` for the links. */
  readonly text: string;
  readonly links: Readonly<Record<'privacy' | 'terms' | 'contract', Link>>;
  /** A link to the full text, after the sentence. */
  readonly more?: Link | undefined;
  /** For screen readers, after each link: it opens in a new tab, so that no input is lost. */
  readonly newTab: string;
}

/** The text of a consent, with links to the documents. */
export function ConsentText({ text, links, more, newTab }: ConsentTextProps) {
  const renderLink = ({ href, text: label }: Link) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
  return (
    <span>
      <TextWithParts
        text={text}
        parts={{
          privacy: renderLink(links.privacy),
          terms: renderLink(links.terms),
          contract: renderLink(links.contract),
        }}
      />
      {more === undefined ? null : <> {renderLink(more)}</>}
    </span>
  );
}
