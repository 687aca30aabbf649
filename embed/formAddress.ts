/** The attributes that become parameters of the form's address, and the names of the parameters (docs/interface.md). */
const parameters: Readonly<Record<string, string>> = {
  amount: 'amount',
  period: 'period',
  'ref-name': 'refName',
  'ref-sub-id': 'refSubId',
};

/**
 * The address of the form in the frame. Null if `src` is none that a frame may show: only https, and http for a server on this machine.
 *
 * @param getAttribute returns an attribute of the element
 * @param base the address of the embedding page
 */
export function createFormAddress(getAttribute: (name: string) => string | null, base: string): URL | null {
  const address = parseAddress(getAttribute('src') ?? '', base);
  if (address === null || !isAllowed(address)) return null;
  for (const [attribute, parameter] of Object.entries(parameters)) {
    const value = getAttribute(attribute);
    if (value !== null && value !== '') address.searchParams.set(parameter, value);
  }
  return address;
}

function parseAddress(text: string, base: string): URL | null {
  try {
    return text === '' ? null : new URL(text, base);
  } catch {
    return null;
  }
}

const isAllowed = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
