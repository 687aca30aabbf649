import { createServer } from 'node:net';

/** The highest port number. */
const lastPort = 65_535;

/**
 * Finds consecutive free ports for local servers. Between the search and the start of a server another program may still take one.
 *
 * @param first the first port to try
 * @param isFree whether a server can listen on a port; tests replace it
 * @returns the first of `count` ports that are all free
 * @throws when there are no such ports from `first` on
 */
export async function findFreePorts(
  first: number,
  count: number,
  isFree: (port: number) => Promise<boolean> = isPortFree,
): Promise<number> {
  let start = first;
  for (let port = first; port <= lastPort; port += 1) {
    if (!(await isFree(port))) start = port + 1;
    else if (port - start + 1 === count) return start;
  }
  throw new Error(`There are no ${count} consecutive free ports from ${first} on.`);
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
