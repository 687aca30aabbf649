import { TextWithParts } from '../../ui/TextWithParts';

interface Link {
  readonly href: string;
  readonly text: string;
}

interface ConsentTextProps {
  /** A whole sentence that still holds `{{privacy}}` and `{{terms}}` where links belong. */
  readonly text: string;
  readonly links: Readonly<Record<'privacy' | 'terms', Link>>;
  /** Where the whole of it can be read, after the sentence. */
  readonly more?: Link | undefined;
  /** Told after each link: it opens beside the form, so that nothing typed is left. */
  readonly newTab: string;
}

/** The words of a consent, with links to what is consented to. */
export function ConsentText({ text, links, more, newTab }: ConsentTextProps) {
  const linkTo = ({ href, text: words }: Link) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
  return (
    <span>
      <TextWithParts text={text} parts={{ privacy: linkTo(links.privacy), terms: linkTo(links.terms) }} />
      {more === undefined ? null : <> {linkTo(more)}</>}
    </span>
  );
}
