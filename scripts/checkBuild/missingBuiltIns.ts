import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  CompatStatement,
  Identifier as CompatNode,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { parseAst } from 'vite';
import { floor } from '../shared/floor';

/**
 * Finds what built files call and the oldest engines of the floor lack, by MDN's compatibility data. A use that the code guards counts as
 * present: one with `?.`, or of a name that the same file looks for as a text (`'name' in …`) or with `typeof`. Built code has no types, so
 * a member counts as missing only if no object of the floor has one of its name.
 */

/** Uses that do not fail in an engine of the floor, and why. */
const harmless: Readonly<Record<string, string>> = {
  '.check()': 'a method of the rules and of valibot, not of `FontFaceSet`',
  '.command()': 'a method of the queues of platforms',
  '.getMetadata()': 'a method of libphonenumber-js',
  '.handle()': 'a method of i18next',
  '.navigate()': 'a method of react-router',
  '.take()': 'a method of the chosen pictures',
  '.unload()': 'a method of posthog-js',
  '.startViewTransition()': 'React calls it in a try block',
  OffscreenCanvas: 'the worker starts only where it exists (`src/platform/pictures/redraw.ts`)',
};

/** What a regular expression can contain that Safari has since 16.4. A text may be the source of one. */
const lookbehind = /\(\?<[=!]/;
/** Chromium has it since 125. */
const partialFlag = /\(\?(?:[ims]+|[ims]*-[ims]+):/;

const isBefore = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) <= 0;

function isSince(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed, flags, prefix, alternative_name } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  const conditions = [version_removed, flags, prefix, alternative_name];
  return (
    conditions.every((condition) => condition === undefined) && isBefore(added.replace('≤', ''), version)
  );
}

/** Whether every engine of the floor has it as it is. An engine that the data do not name is not asked. */
function isInFloor({ support }: CompatStatement): boolean {
  return floor.every(({ names, version }) =>
    Object.entries(support)
      .filter(([browser]) => names.includes(browser))
      .every(([, statement]) => [statement].flat().some((one) => isSince(one, version))),
  );
}

/** What engines of the floor lack: globals, members of globals (`URL.canParse`, `Window.scheduler`), and names that no object of theirs has. */
interface Missing {
  readonly globals: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

/** The parts of an entry of the data by their names, without what the data say about itself. */
function listParts({ __compat: _itself, ...parts }: CompatNode): readonly (readonly [string, CompatNode])[] {
  return Object.entries(parts);
}

/** Whether an engine of the floor lacks what an entry of the data describes. */
const lacks = ({ __compat: compat }: CompatNode): boolean => compat !== undefined && !isInFloor(compat);

function readMissing(): Missing {
  const { builtins } = compatibility.javascript;
  const owners = [builtins, builtins?.['Intl'], compatibility.api].flatMap((group) => listParts(group ?? {}));
  const globals = owners.filter(([, node]) => lacks(node)).map(([owner]) => owner);
  const members = owners.flatMap(([owner, node]) =>
    listParts(node)
      .filter(([, { __compat: compat }]) => compat !== undefined)
      .map(([key, part]) => ({ owner, name: key.replace(/_(?:static|event)$/, ''), isMissing: lacks(part) })),
  );
  const present = new Set(members.filter(({ isMissing }) => !isMissing).map(({ name }) => name));
  const absent = members.filter(({ owner, isMissing }) => isMissing && !globals.includes(owner));
  return {
    globals: new Set(globals.map((owner) => owner.replace(/_property$/, ''))),
    statics: new Set(absent.map(({ owner, name }) => `${owner}.${name}`)),
    members: new Set(absent.map(({ name }) => name).filter((name) => !present.has(name))),
  };
}

const missing = readMissing();

/** A node of a syntax tree, as far as the search reads it. */
interface SyntaxNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly operator?: string;
  readonly argument?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

interface Use {
  /** The name that a guard would look for. */
  readonly name: string;
  /** As it is reported. */
  readonly use: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* listNodes(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* listNodes(part);
}

/** The name of a member that code uses: `b` of `a.b` and of `a['b']`. */
function getMemberName({ computed, property }: SyntaxNode): string | undefined {
  if (computed !== true) return property?.name;
  return typeof property?.value === 'string' ? property.value : undefined;
}

/** What a call needs that the floor lacks. A call with `?.` needs nothing. */
function findCalled({ type, callee, optional }: SyntaxNode): readonly Use[] {
  if ((type !== 'CallExpression' && type !== 'NewExpression') || optional === true) return [];
  if (callee?.type === 'Identifier') {
    const { name = '' } = callee;
    return missing.globals.has(name) ? [{ name, use: name }] : [];
  }
  if (callee?.type !== 'MemberExpression' || callee.optional === true) return [];
  const name = getMemberName(callee) ?? '';
  const owned = `${callee.object?.name ?? ''}.${name}`;
  if (missing.statics.has(owned)) return [{ name, use: owned }];
  const owner = callee.object?.name ?? '';
  if (missing.globals.has(owner) || missing.statics.has(`Window.${owner}`))
    return [{ name: owner, use: owner }];
  return missing.members.has(name) ? [{ name, use: `.${name}()` }] : [];
}

/** What a node is that the floor cannot read. The build's target does not rewrite these. */
function findUnreadable({ type, regex, value }: SyntaxNode): readonly string[] {
  const source = regex?.pattern ?? (type === 'Literal' && typeof value === 'string' ? value : '');
  return [
    ...(type === 'StaticBlock' ? ['a static block of a class'] : []),
    ...(lookbehind.test(source) ? [`a lookbehind: ${source}`] : []),
    ...(regex !== undefined && partialFlag.test(source) ? [`a flag for a part: ${source}`] : []),
    ...(regex?.flags.includes('v') === true ? [`the flag v: ${source}`] : []),
  ];
}

/** The names that code looks for before it uses them: texts, operands of `typeof`, and members that are read and not called. */
function findGuarded(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const called = new Set(nodes.map(({ callee }) => callee));
  const keys = new Set(nodes.map(({ property }) => property));
  return new Set(
    nodes.flatMap((node) => {
      if (node.type === 'Literal')
        return typeof node.value === 'string' && !keys.has(node) ? [node.value] : [];
      if (node.type === 'UnaryExpression' && node.operator === 'typeof') return [node.argument?.name ?? ''];
      return node.type === 'MemberExpression' && !called.has(node) ? [getMemberName(node) ?? ''] : [];
    }),
  );
}

/** What a script calls or writes that engines of the floor do not have, each once. */
export function findMissingBuiltIns(code: string): readonly string[] {
  const nodes = [...listNodes(parseAst(code))];
  const guarded = findGuarded(nodes);
  const calls = nodes
    .flatMap(findCalled)
    .filter(({ name, use }) => !guarded.has(name) && !Object.hasOwn(harmless, use))
    .map(({ use }) => use);
  return [...new Set([...calls, ...nodes.flatMap(findUnreadable)])];
}
