import { parseArgs } from 'node:util';
import { runConformance, type ConformanceResult } from './runConformance';

/**
 * npm run conformance -- --api <address>: runs the contract against a back end and prints a line for each check (docs/back-end.md). Creates
 * leads of test applicants. Fails if one check fails.
 */

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    product: { type: 'string', default: 'default' },
    'email-domain': { type: 'string', default: 'example.com' },
    code: { type: 'string', default: '1234' },
    polls: { type: 'string', default: '30' },
    'poll-seconds': { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
  },
});
if (values.api === undefined || !URL.canParse(values.api)) {
  process.stderr.write(
    'Name the address of the API: npm run conformance -- --api https://loans.example/api\n',
  );
  process.exit(2);
}

const results = await runConformance(
  {
    api: values.api.replace(/\/$/, ''),
    product: values.product,
    emailDomain: values['email-domain'],
    code: values.code,
    polls: { count: Number(values.polls), waitMs: Number(values['poll-seconds']) * 1000 },
    ...(values.only === undefined ? {} : { only: values.only }),
  },
  (result) => process.stdout.write(renderResult(result)),
);
const failed = results.filter(({ problem }) => problem !== null).length;
const unsupported = results.filter(({ loss }) => loss !== undefined).length;
process.stdout.write(
  `\n${results.length - failed - unsupported} passed, ${unsupported} not supported, ${failed} failed\n`,
);
if (results.length === 0) process.stderr.write('No check has these words in its name.\n');
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;

function renderResult({ name, problem, loss }: ConformanceResult): string {
  if (problem !== null) return `✗ ${name}\n    ${problem}\n`;
  return loss === undefined ? `✓ ${name}\n` : `- ${name}\n    not supported: ${loss}\n`;
}
