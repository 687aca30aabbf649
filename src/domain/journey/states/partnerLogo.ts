import { parseUrl } from './parseUrl';

/** The logo of a lender, as the server names it: the address of a picture. */
interface PartnerLogo {
  readonly name: string;
  readonly logo: string;
}

/** Data URLs of pictures. A picture cannot run a script. */
const dataUrl = /^data:image\/(?:svg\+xml|png|webp|jpeg)[;,]/;

/**
 * The logo of a partner, or null. Its address must be https, of the page's own origin, or a data URL. The comparison of names
 * ignores case and spaces.
 *
 * @param origin the origin of the page
 */
export function findPartnerLogo(
  logos: readonly PartnerLogo[],
  partner: string,
  origin: string,
): string | null {
  const found = logos.find(({ name }) => normaliseName(name) === normaliseName(partner));
  return found === undefined ? null : resolvePictureAddress(found.logo, origin);
}

function normaliseName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function resolvePictureAddress(address: string, origin: string): string | null {
  if (dataUrl.test(address)) return address;
  const url = parseUrl(address, origin);
  if (url === null) return null;
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}
