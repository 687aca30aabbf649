/** The mark of a lender, as the server names it: the address of a picture. */
interface PartnerLogo {
  readonly name: string;
  readonly logo: string;
}

/** Kinds of pictures that may stand in the address itself; a picture runs no script. */
const written = /^data:image\/(?:svg\+xml|png|webp|jpeg)[;,]/;

/**
 * The picture of a partner among those that the server knows, or null: one of the page's own origin, by https, or written in
 * the address itself. Letter case and spaces of a name do not count.
 *
 * @param origin the page's own
 */
export function logoOf(logos: readonly PartnerLogo[], partner: string, origin: string): string | null {
  const found = logos.find(({ name }) => plain(name) === plain(partner));
  return found === undefined ? null : pictureAddress(found.logo, origin);
}

function plain(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function pictureAddress(address: string, origin: string): string | null {
  if (written.test(address)) return address;
  const url = parsed(address, origin);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}

function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
