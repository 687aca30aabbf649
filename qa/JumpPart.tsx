import { useState } from 'react';
import { progressStates } from '../src/domain/journey/states/progressStates';
import type { StepPath } from '../src/domain/catalogue/steps';
import { failureIn } from './failureIn';
import { jumpToState, jumpToStep } from './jumps';
import { Part } from './Part';
import type { Tools } from './tools';

interface JumpPartProps {
  readonly tools: Tools;
  readonly say: (text: string) => void;
}

/** Leads to a progress state or to a step of the page. */
export function JumpPart({ tools, say }: JumpPartProps) {
  const { world, filling } = tools;
  const [state, setState] = useState(0);
  const [step, setStep] = useState<StepPath | undefined>(world.page.steps[0]?.path);
  const toState = async () => {
    const name = progressStates.find((row) => row.state === state)?.name ?? '';
    say(`${name}, told by the ${await jumpToState(world, state)}.`);
  };
  const toStep = async (path: StepPath) => {
    const isAsked = await jumpToStep(world, path, await filling('minimal'));
    say(
      isAsked ? `The step ${path}; those before it are answered.` : `${path} is not asked of this applicant.`,
    );
  };
  const told = (act: Promise<void>) => void act.catch((error: unknown) => say(failureIn(error)));
  return (
    <Part title="Jump">
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
      <button type="button" data-qa="jump-state" onClick={() => told(toState())}>
        Go to the state
      </button>
      <label>
        Step
        <select
          data-qa="step"
          value={step}
          onChange={({ target }) => setStep(world.page.steps.find(({ path }) => path === target.value)?.path)}
        >
          {world.page.steps.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        data-qa="jump-step"
        onClick={() => {
          if (step !== undefined) told(toStep(step));
        }}
      >
        Go to the step
      </button>
    </Part>
  );
}
