import type { Connect } from 'vite';
import { prepareTestedBuilds } from '../builds/testedBuilds';
import { createBuildHandlers } from './serveBuild';
import type { ServedPage } from './servedPages';
import { startServer } from './startServer';

/**
 * Serves the builds that somebody asks for, each on its own port, with one shared reference back end in memory. `GET /<name>` on the given
 * port builds the page if its inputs have changed, serves it, and responds with 200, or with 500 if the build fails. Before that the port
 * of a page responds with 404, so that no other program can take it. Builds are made one after another.
 *
 * @throws when a port is in use
 */
export async function serveOnRequest(
  root: string,
  served: readonly ServedPage[],
  port: number,
): Promise<void> {
  const handlers = new Map<string, Connect.NextHandleFunction[]>(served.map(({ name }) => [name, []]));
  for (const page of served) await startServer(handlers.get(page.name) ?? [], page.port);

  const prepared = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  function prepare(page: ServedPage): Promise<void> {
    const before = prepared.get(page.name);
    if (before !== undefined) return before;
    const ready = prepareAfter(last, page);
    prepared.set(page.name, ready);
    // A build that fails does not stop the others.
    last = ready.catch(() => undefined);
    return ready;
  }
  async function prepareAfter(before: Promise<void>, page: ServedPage): Promise<void> {
    await before;
    await prepareTestedBuilds(root, [page.name]);
    handlers.get(page.name)?.push(...createBuildHandlers(page, ''));
  }

  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const name = request.url?.slice(1) ?? '';
    if (name === '') return void response.writeHead(204).end();
    const page = served.find((each) => each.name === name);
    if (page === undefined) return next();
    prepare(page).then(
      () => response.writeHead(200).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };
  await startServer([answer], port);
}
