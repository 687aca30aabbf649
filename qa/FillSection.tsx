import { fillExtents, type FillExtent } from './filling/extent';
import { formatFailure } from './formatFailure';
import { DrawerSection } from './DrawerSection';
import { useCurrentForm } from './useCurrentForm';
import type { QaTools } from './tools';

interface FillPartProps {
  readonly tools: Pick<QaTools, 'fillStep'>;
  readonly showMessage: (text: string) => void;
}

/** Fills the form on the screen with valid sample data of the country. */
export function FillSection({ tools, showMessage }: FillPartProps) {
  const { step } = useCurrentForm();
  const fill = async (extent: FillExtent) => {
    const filled = await tools.fillStep(extent);
    showMessage(`${filled.length} controls of ${step ?? 'nothing'} filled (${extent}).`);
  };
  return (
    <DrawerSection title="Fill">
      {step === null ? <p>This screen has no form.</p> : <p>{`Form: ${step}`}</p>}
      {fillExtents.map((extent) => (
        <button
          key={extent}
          type="button"
          data-qa={`fill-${extent}`}
          disabled={step === null}
          onClick={() => void fill(extent).catch((error: unknown) => showMessage(formatFailure(error)))}
        >
          {`Fill the step: ${extent}`}
        </button>
      ))}
    </DrawerSection>
  );
}
