import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** The highest port number. */
const lastPort = 65_535;

/** A port that this process may use. */
interface ClaimedPort {
  /** Leaves the port to others. */
  readonly close: () => unknown;
}

type ClaimPort = (port: number) => Promise<ClaimedPort | null>;

/**
 * Finds consecutive free ports for local servers. Until the process ends, no other search on this machine finds them, whether or not their
 * servers have started. It tries as many ports as are needed at a time.
 *
 * @param first the first port to try
 * @param claim claims a port, or resolves to null if it is in use; tests replace it
 * @returns the first of `count` ports that are all free
 * @throws when there are no such ports from `first` on
 */
export async function findFreePorts(
  first: number,
  count: number,
  claim: ClaimPort = claimPort,
): Promise<number> {
  // Searches that start at the same port would take turns otherwise, and none would get neighbours.
  for (let start = first; start + count - 1 <= lastPort; start += count) {
    if (await claimAll(start, count, claim)) return start;
  }
  throw new Error(`There are no ${count} consecutive free ports from ${first} on.`);
}

/** Claims all of these ports, or none. */
async function claimAll(start: number, count: number, claim: ClaimPort): Promise<boolean> {
  const claimed: ClaimedPort[] = [];
  for (let port = start; port < start + count; port += 1) {
    const next = await claim(port);
    if (next === null) {
      for (const before of claimed) before.close();
      return false;
    }
    claimed.push(next);
  }
  return true;
}

/** The claim is the UDP port of the same number: the system gives it to one process, and takes it back when that ends. */
async function claimPort(port: number): Promise<ClaimedPort | null> {
  const claim = createSocket('udp4');
  claim.unref();
  const isClaimed = await new Promise<boolean>((resolve) => {
    claim.once('error', () => resolve(false));
    claim.bind(port, '127.0.0.1', () => resolve(true));
  });
  if (isClaimed && (await isPortFree(port))) return claim;
  claim.close();
  return null;
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
