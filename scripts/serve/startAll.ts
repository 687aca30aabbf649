import { prepareTestedBuilds } from '../builds/testedBuilds';
import { serveAll } from './serveAll';
import { listServedPages } from './servedPages';

/**
 * Builds every page whose inputs have changed, serves them all, and prints the address of each.
 *
 * @throws when a build fails or a port is in use
 */
export async function startAll(root: string): Promise<void> {
  const served = listServedPages(root);
  await prepareTestedBuilds(
    root,
    served.map(({ name }) => name),
  );
  await serveAll(served);
}
