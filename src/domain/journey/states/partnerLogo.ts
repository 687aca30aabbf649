import { parseUrl } from './parseUrl';

/** The logo of a lender, as the server names it: the address of a picture. */
export interface LogoAddress {
  readonly name: string;
  readonly logo: string;
}

/** Data URLs of pictures. A picture cannot run a script. */
const dataUrl = /^data:image\/(?:svg\+xml|png|webp|jpeg)[;,]/;

/** Where pictures may come from, as in the content policy. */
interface PictureSources {
  /** The origin of the page. */
  readonly origin: string;
  /** Host names, exact, in lower case. */
  readonly hosts: readonly string[];
}

/**
 * The logo of a partner, or null. Its address must have a listed host and https, or the page's own origin, or be a data URL. The
 * comparison of names ignores case and spaces.
 */
export function findPartnerLogo(
  logos: readonly LogoAddress[],
  partner: string,
  sources: PictureSources,
): string | null {
  const found = logos.find(({ name }) => normaliseName(name) === normaliseName(partner));
  return found === undefined ? null : resolvePictureAddress(found.logo, sources);
}

function normaliseName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function resolvePictureAddress(address: string, { origin, hosts }: PictureSources): string | null {
  if (dataUrl.test(address)) return address;
  const url = parseUrl(address, origin);
  if (url === null) return null;
  const isListed = url.protocol === 'https:' && hosts.includes(url.host);
  return isListed || url.origin === origin ? url.href : null;
}
