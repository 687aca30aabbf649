import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** What a server spent on requests. */
export interface ServerLoad {
  /** Seconds of one core. */
  readonly cpuSeconds: number;
  readonly requests: number;
  readonly seconds: number;
}

/** The processes of a server: the first one and its children. */
const listProcesses = (pid: number): readonly number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
];

/** The time that the processes of a server had on a core. It does not depend on what else the machine does. */
function readCpuSeconds(pid: number): number {
  const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
  const ticks = listProcesses(pid).map((each) => {
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** The memory of the processes of a server in megabytes. What they share counts once. */
export function readMemoryMegabytes(pid: number): number {
  const kilobytes = listProcesses(pid).map((each) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/**
 * Asks a server for addresses again and again, over connections that are kept, and measures what it spends.
 *
 * @param addresses one application's, in their order
 * @param rounds how many applications
 */
export async function measureLoad(
  pid: number,
  addresses: readonly URL[],
  rounds: number,
): Promise<ServerLoad> {
  const connections = 32;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = readCpuSeconds(pid);
  const startedAt = performance.now();
  let left = rounds;
  const work = async () => {
    for (left -= 1; left >= 0; left -= 1) for (const address of addresses) await get(address, agent);
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { cpuSeconds: readCpuSeconds(pid) - before, requests: rounds * addresses.length, seconds };
}

/** The server is on this machine, whatever the name of the host. */
function get({ host, port, pathname }: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    request({ host: '127.0.0.1', port, path: pathname, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${pathname}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}
