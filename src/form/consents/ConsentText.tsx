interface Link {
  readonly href: string;
  readonly text: string;
}

interface ConsentTextProps {
  /** A whole sentence that still holds `{{privacy}}` and `{{terms}}` where links belong. */
  readonly text: string;
  readonly links: Readonly<Record<'privacy' | 'terms', Link>>;
  /** Told after each link: it opens beside the form, so that nothing typed is left. */
  readonly newTab: string;
}

/** A sentence with links in it, made without any markup in the text. */
export function ConsentText({ text, links, newTab }: ConsentTextProps) {
  return (
    <span>
      {text.split(/\{\{(privacy|terms)\}\}/).map((part, index) => {
        const link = part === 'privacy' || part === 'terms' ? links[part] : null;
        const key = `${index}-${part}`;
        return link === null ? (
          <span key={key}>{part}</span>
        ) : (
          <a key={key} href={link.href} target="_blank" rel="noopener noreferrer">
            {link.text}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        );
      })}
    </span>
  );
}
