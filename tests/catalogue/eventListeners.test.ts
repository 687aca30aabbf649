import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** An event is the end of what *go to definition* shows. Its docstring names the file that carries it out. */

const state = path.resolve(import.meta.dirname, '../../src/state');
const read = (file: string) => readFileSync(path.join(state, file), 'utf8');

const named = [...read('events.ts').matchAll(/Listener: `([\w/]+\.ts)`\. \*\/\nexport const (\w+)/g)].map(
  ([, file = '', event = '']) => ({ file, event }),
);

it.each(named)('the listener of $event is in $file', ({ file, event }) => {
  expect(read(file)).toContain(`actionCreator: ${event},`);
});

it('every event of the applicant that a listener sends names it', () => {
  const files = ['listeners', 'submission'].flatMap((folder) =>
    readdirSync(path.join(state, folder))
      .filter(
        (file) => file.endsWith('isteners.ts') && !file.startsWith('tracking') && !file.startsWith('host'),
      )
      .map((file) => `${folder}/${file}`),
  );
  const subscribed = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /actionCreator: (\w+(?:Requested|Submitted|Confirmed|Accepted|Chosen|Opened|Clicked)),/g,
      ),
    ].map(([, event = '']) => event),
  );
  expect([...new Set(subscribed)].toSorted()).toEqual(named.map(({ event }) => event).toSorted());
});
