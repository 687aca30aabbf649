import { walkForm } from '../../../e2e/fixtures/robot';
import type { BenchTarget } from '../targets';
import { readMetric } from './formWalk';
import { openPhone, waitUntilIdle, type Phone, type Device } from './phone';

const applicationCount = 20;

/** The used script heap after garbage collection. */
export async function readHeapMegabytes({ cdp }: Pick<Phone, 'cdp'>): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await readMetric(cdp, 'JSHeapUsedSize')) / 1_000_000;
}

/** The heap after one application and after twenty applications in one tab, at full speed. */
export async function measureHeapGrowth(
  device: Device,
  target: BenchTarget,
): Promise<{ readonly first: number; readonly last: number }> {
  const phone = await openPhone(device, target.preparation);
  const { page, setSlow, close } = phone;
  await setSlow(false);
  await page.goto(target.address);
  let first = Number.NaN;
  for (let count = 1; count <= applicationCount; count += 1) {
    await walkForm(page, target.answers());
    if (count === 1) {
      await waitUntilIdle(phone);
      first = await readHeapMegabytes(phone);
    }
    if (count < applicationCount) await target.restart(page);
  }
  await waitUntilIdle(phone);
  const last = await readHeapMegabytes(phone);
  await close();
  return { first, last };
}
