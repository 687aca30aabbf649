/**
 * Public e-mail providers in the product's markets. A domain of this list is right. A similar domain gets a suggestion. Any
 * other domain is private. None is rejected.
 */
const publicDomains: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com hotmail.com hotmail.es hotmail.fr hotmail.it hotmail.de hotmail.co.uk hotmail.ro ' +
    'outlook.com outlook.es outlook.fr outlook.de outlook.it outlook.pt outlook.pl outlook.com.br live.com live.es ' +
    'live.fr live.it live.nl live.de live.co.uk live.com.mx live.com.pt msn.com yahoo.com yahoo.es yahoo.fr yahoo.de ' +
    'yahoo.it yahoo.ro yahoo.pl yahoo.co.uk yahoo.com.mx yahoo.com.ar yahoo.com.co yahoo.com.ph yahoo.com.vn ' +
    'ymail.com rocketmail.com icloud.com me.com mac.com aol.com mail.com email.com gmx.com gmx.es gmx.de gmx.net ' +
    'gmx.at web.de t-online.de freenet.de proton.me protonmail.com pm.me tutanota.com tuta.io zoho.com yandex.com ' +
    'mail.ru telefonica.net terra.es telepolis.com ono.com orange.es euskaltel.net movistar.es ya.com wanadoo.es ' +
    'orange.fr wanadoo.fr wp.pl o2.pl op.pl onet.pl onet.eu onet.com.pl poczta.onet.pl interia.pl interia.eu ' +
    'interia.com poczta.fm gazeta.pl tlen.pl vp.pl autograf.pl go2.pl spoko.pl buziaczek.pl int.pl neostrada.pl ' +
    'orange.pl amorki.pl onet.com poczta.pl yahoo.ca yahoo.com.br yahoo.com.pe hotmail.ca hotmail.se hotmail.be hotmail.nl outlook.ie ' +
    'outlook.be outlook.at live.se live.be live.ca prodigy.net.mx une.net.co'
  ).split(' '),
);

const suggestedDomains = (
  'gmail.com hotmail.com hotmail.es outlook.com outlook.es yahoo.com yahoo.es live.com icloud.com telefonica.net ' +
  'protonmail.com wp.pl o2.pl op.pl onet.pl interia.pl interia.eu gazeta.pl poczta.fm poczta.onet.pl tlen.pl'
).split(' ');

/** Frequent typing errors that the distance does not find. */
const knownErrors: Readonly<Record<string, string>> = {
  'gmail.es': 'gmail.com',
  'gmail.pl': 'gmail.com',
  'icloud.es': 'icloud.com',
  'icloud.pl': 'icloud.com',
};

const LONGEST_DOMAIN = 20;
/** In a shorter name, one different letter is another company (`wp.pl`, `op.pl`, `hp.pl`). */
const SHORTEST_NAME = 5;

/** A part of a domain as IDNA encodes it. The first group is its letters of ASCII: `gmil` of `gmáil`. */
const encodedLetters = /\bxn--([a-z\d-]+)-[a-z\d]+/g;

/** The probable address, if its domain is one or two typing errors away from that of a public provider. */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > LONGEST_DOMAIN || publicDomains.has(domain)) return undefined;
  const likely = Object.hasOwn(knownErrors, domain)
    ? knownErrors[domain]
    : findClosest(domain.replace(encodedLetters, '$1'));
  return likely === undefined ? undefined : `${email.slice(0, at)}@${likely}`;
}

function findClosest(domain: string): string | undefined {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of suggestedDomains) {
    const distance = editDistance(domain, candidate);
    if (distance <= countAllowedErrors(domain, candidate) && distance < (best?.distance ?? Infinity)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/**
 * Allows two errors only in a long name that begins right. If the name is right, allows one error in the ending, because
 * providers have different endings in other countries.
 */
function countAllowedErrors(domain: string, candidate: string): number {
  const name = candidate.slice(0, candidate.indexOf('.'));
  if (domain.startsWith(`${name}.`)) return 1;
  if (name.length < SHORTEST_NAME) return 0;
  return domain.charAt(0) === candidate.charAt(0) ? 2 : 1;
}

/** The Damerau–Levenshtein distance: characters changed, removed, added, and neighbours swapped. */
function editDistance(first: string, second: string): number {
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_unused, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1] ? 0 : 1;
      const swapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + same,
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, second.length);
}

function at(distances: readonly number[], place: number): number {
  return distances[place] ?? Infinity;
}
