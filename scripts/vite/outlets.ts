/** What a build writes into its document, by the name of the place: a comment in `index.html`, as in `<!--first-screen-->`. */
export type Outlets = Readonly<Record<string, string>>;

/**
 * Fills the outlets of a document.
 *
 * @throws when the document lacks one of them
 */
export function fillOutlets(html: string, outlets: Outlets): string {
  return Object.entries(outlets).reduce((filled, [name, content]) => {
    const outlet = `<!--${name}-->`;
    if (!filled.includes(outlet)) throw new Error(`index.html has no place for the ${name}.`);
    return filled.replace(outlet, () => content);
  }, html);
}
