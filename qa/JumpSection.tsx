import { useState } from 'react';
import { progressStates } from '../src/domain/journey/states/progressStates';
import type { StepPath } from '../src/domain/catalogue/steps';
import { formatFailure } from './formatFailure';
import { jumpToState, jumpToStep } from './jumps';
import { DrawerSection } from './DrawerSection';
import type { QaTools } from './tools';

interface JumpPartProps {
  readonly tools: QaTools;
  readonly showMessage: (text: string) => void;
}

/** Jumps to a progress state or to a step of the page. */
export function JumpSection({ tools, showMessage }: JumpPartProps) {
  const { dependencies, createFillContext } = tools;
  const [state, setState] = useState(0);
  const [step, setStep] = useState<StepPath | undefined>(dependencies.page.steps[0]?.path);
  const toState = async () => {
    const name = progressStates.find((row) => row.state === state)?.name ?? '';
    showMessage(`${name}, set by the ${await jumpToState(dependencies, state)}.`);
  };
  const toStep = async (path: StepPath) => {
    const isAsked = await jumpToStep(dependencies, path, await createFillContext('minimal'));
    showMessage(
      isAsked
        ? `The step ${path}. The steps before it are answered.`
        : `The path of this applicant does not include ${path}.`,
    );
  };
  const run = (jump: Promise<void>) => void jump.catch((error: unknown) => showMessage(formatFailure(error)));
  return (
    <DrawerSection title="Jump">
      <label>
        State
        <select data-qa="state" value={state} onChange={({ target }) => setState(Number(target.value))}>
          {progressStates.map((row) => (
            <option key={row.state} value={row.state}>
              {`${row.state} ${row.name}`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" data-qa="jump-state" onClick={() => run(toState())}>
        Go to the state
      </button>
      <label>
        Step
        <select
          data-qa="step"
          value={step}
          onChange={({ target }) =>
            setStep(dependencies.page.steps.find(({ path }) => path === target.value)?.path)
          }
        >
          {dependencies.page.steps.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        data-qa="jump-step"
        onClick={() => {
          if (step !== undefined) run(toStep(step));
        }}
      >
        Go to the step
      </button>
    </DrawerSection>
  );
}
