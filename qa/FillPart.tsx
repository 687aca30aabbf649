import { extents, type Extent } from './filling/extent';
import { failureIn } from './failureIn';
import { Part } from './Part';
import { usePresentForm } from './presentForm';
import type { Tools } from './tools';

interface FillPartProps {
  readonly tools: Pick<Tools, 'fill'>;
  readonly say: (text: string) => void;
}

/** Fills the form on the screen with right data of the country. */
export function FillPart({ tools, say }: FillPartProps) {
  const { step } = usePresentForm();
  const fill = async (extent: Extent) => {
    const filled = await tools.fill(extent);
    say(`${filled.length} controls of ${step ?? 'nothing'} filled (${extent}).`);
  };
  return (
    <Part title="Fill">
      {step === null ? <p>Nothing is asked on this screen.</p> : <p>{`Asked: ${step}`}</p>}
      {extents.map((extent) => (
        <button
          key={extent}
          type="button"
          data-qa={`fill-${extent}`}
          disabled={step === null}
          onClick={() => void fill(extent).catch((error: unknown) => say(failureIn(error)))}
        >
          {`Fill the step: ${extent}`}
        </button>
      ))}
    </Part>
  );
}
