import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import type { ConsentFacts } from '../../src/domain/tracking/consent';
import type { StarterFacts } from '../../src/starter/facts';
import type { DrawnExperiment } from '../../src/starter/variant';
import { buildTarget, oldestTarget } from '../shared/floor';

/** Builds the scripts of the document, each without imports: the one of the head, and the one after the form. */
export async function buildInlineScripts(
  root: string,
  facts: StarterFacts,
  firstStep: {
    readonly hasBrandColors: boolean;
    readonly hasDates: boolean;
    readonly summarizedLoan: Pick<PageDefinition, 'amount' | 'period'> | null;
    /** Whether it asks something that is covered when nobody touches the page. */
    readonly isCovered: boolean;
  },
  tracking: {
    readonly hasPlatforms: boolean;
    readonly asksForConsent: boolean;
    readonly facts: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>;
    readonly vitalsUrl: string;
  },
  drawn: { readonly experiment: DrawnExperiment; readonly takesVariant: boolean } | null = null,
): Promise<readonly [gate: string, starter: string]> {
  const buildScript = async (name: string) => {
    const output = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      define: {
        ...Object.fromEntries(
          Object.entries(facts).map(([name, value]) => [`FACTS.${name}`, JSON.stringify(value)]),
        ),
        HAS_PLATFORMS: String(tracking.hasPlatforms),
        ASKS_CONSENT: String(tracking.asksForConsent),
        VITALS_URL: JSON.stringify(tracking.vitalsUrl),
        LOAN: JSON.stringify(firstStep.summarizedLoan),
        HAS_BRAND_COLORS: String(firstStep.hasBrandColors),
        HAS_DATES: String(firstStep.hasDates),
        IS_COVERED: JSON.stringify(firstStep.isCovered),
        CONSENT: JSON.stringify(tracking.facts),
        EXPERIMENT: JSON.stringify(drawn?.experiment ?? null),
        TAKES_VARIANT: String(drawn?.takesVariant === true),
        HAS_VARIANTS: String(drawn !== null),
      },
      build: {
        write: false,
        // Below the floor the gate alone runs, and says so.
        target: name === 'gate' ? oldestTarget : [...buildTarget],
        lib: { entry: path.join(root, `src/starter/${name}.ts`), formats: ['iife'], name },
      },
    });
    return (listChunks(output)[0]?.code ?? '').trim();
  };
  return [await buildScript('gate'), await buildScript('starter')];
}

/** The code that a build has made, of a build of one or several bundles. */
export function listChunks(output: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  const bundles = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return bundles.flatMap((bundle) => bundle.output).filter((file) => file.type === 'chunk');
}
