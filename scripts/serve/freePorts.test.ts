import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePorts } from './freePorts';

describe('findFreePorts', () => {
  it.each([
    ['the first ports if all are free', [], 4301],
    ['the ports after one that is taken', [4301], 4302],
    ['no ports around one that is taken', [4303], 4304],
    ['the first gap that is large enough', [4302, 4304, 4308], 4305],
  ])('finds %s', async (_what, taken, expected) => {
    expect(await findFreePorts(4301, 3, async (port) => !taken.includes(port))).toBe(expected);
  });

  it('throws if there are not as many ports', async () => {
    await expect(findFreePorts(65_535, 2, async () => true)).rejects.toThrow(
      'no 2 consecutive free ports from 65535',
    );
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
