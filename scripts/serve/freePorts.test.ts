import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePorts } from './freePorts';

describe('findFreePorts', () => {
  it.each([
    ['the first ports if all are free', [], 4301],
    ['the next ports if the first one is taken', [4301], 4304],
    ['the next ports if the last one is taken', [4303], 4304],
    ['the first ports of which none is taken', [4302, 4304, 4308], 4310],
  ])('finds %s', async (_what, taken, expected) => {
    const claimed = new Set<number>();
    const claim = async (port: number) => {
      if (taken.includes(port)) return null;
      claimed.add(port);
      return { close: () => claimed.delete(port) };
    };
    expect(await findFreePorts(4301, 3, claim)).toBe(expected);
    expect([...claimed]).toEqual([expected, expected + 1, expected + 2]);
  });

  it('throws if there are not as many ports', async () => {
    await expect(findFreePorts(65_535, 2, async () => ({ close: () => undefined }))).rejects.toThrow(
      'no 2 consecutive free ports from 65535',
    );
  });

  it('finds other ports for each search, also before a server has started', async () => {
    const found = await Promise.all([1, 2, 3].map(() => findFreePorts(46_301, 3)));
    const ports = found.flatMap((port) => [port, port + 1, port + 2]);
    expect(new Set(ports).size).toBe(9);
  });

  it('leaves out the port of a running server', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const taken =
      typeof address === 'object' && address !== null ? address.port : expect.unreachable('No port.');
    expect(await findFreePorts(taken, 1)).toBeGreaterThan(taken);
    await new Promise((resolve) => server.close(resolve));
  });
});
