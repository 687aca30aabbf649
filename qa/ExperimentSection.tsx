import type { QaDependencies } from '../src/app/wiring/qaDependencies';
import { readShownVariant } from '../src/platform/page/shownVariant';
import { DrawerSection } from './DrawerSection';

interface ExperimentSectionProps {
  readonly experiment: NonNullable<QaDependencies['experiment']>;
  /** The address of the first step, below which each variant has a link. */
  readonly address: string;
}

/** The variant that the document shows, and a link to each of them. */
export function ExperimentSection({ experiment: { name, variants }, address }: ExperimentSectionProps) {
  const shown = readShownVariant();
  return (
    <DrawerSection title="Experiment">
      <p data-qa="variant">{`${name}: ${shown ?? 'takes no part'}`}</p>
      <ul>
        {variants.map((variant) => (
          <li key={variant}>
            <a
              href={`${address}?qa&variant=${variant}`}
              aria-current={variant === shown ? 'true' : undefined}
            >
              {variant}
            </a>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
