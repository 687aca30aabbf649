import { isValidAnswer, referenceFormSteps, type ReferenceQuestion } from '../reference/form';
import texts from '../reference/texts.json';
import { renderEnd, renderStep } from './markup';

const main = document.querySelector('main');
if (main === null) throw new Error('The document has no main part.');
run(main);

/** Uses the first step in the document, or renders it if it is missing, and then renders the other steps. */
function run(main: HTMLElement): void {
  const answers: Record<string, string> = {};
  let index = 0;

  const show = (next: number) => {
    index = next;
    const step = referenceFormSteps[index];
    main.innerHTML =
      step === undefined ? renderEnd() : renderStep(step, index === referenceFormSteps.length - 1);
    scrollTo(0, 0);
  };

  const validate = (question: ReferenceQuestion): boolean => {
    const value = valueOf(main, question);
    answers[question.name] = value;
    const isValid = isValidAnswer(question, value);
    const error = main.querySelector(`#${question.name}-error`);
    if (error !== null) error.textContent = isValid ? '' : texts.error;
    for (const control of controls(main, question.name)) {
      control.setAttribute('aria-invalid', String(!isValid));
    }
    return isValid;
  };

  main.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    const other = findTwin(main, target);
    if (other !== null) other.value = target.value;
    const question = referenceFormSteps[index]?.questions.find(
      ({ name }) => name === (target.name || other?.name),
    );
    if (question !== undefined && target.getAttribute('aria-invalid') === 'true') validate(question);
  });
  main.addEventListener('submit', (event) => {
    event.preventDefault();
    const questions = referenceFormSteps[index]?.questions ?? [];
    const results = questions.map(validate);
    const first = questions.find((_question, questionIndex) => results[questionIndex] === false);
    if (first !== undefined) controls(main, first.name)[0]?.focus();
    else {
      if (index === referenceFormSteps.length - 1) void send(answers);
      show(index + 1);
    }
  });
  main.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-again]')) show(0);
  });
  if (main.childElementCount === 0) show(0);
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

function controls(main: HTMLElement, name: string): readonly Control[] {
  return [...main.querySelectorAll(`[name="${name}"]`)].filter(isControl);
}

/** The slider of a text input, or the text input of a slider. */
function findTwin(main: HTMLElement, { name, dataset }: Control): HTMLInputElement | null {
  return main.querySelector(name === '' ? `[name="${dataset['of']}"]` : `[data-of="${name}"]`);
}

function valueOf(main: HTMLElement, { name }: ReferenceQuestion): string {
  const control = controls(main, name).find(
    (candidate) =>
      !(candidate instanceof HTMLInputElement && /radio|checkbox/.test(candidate.type)) || candidate.checked,
  );
  return control?.value ?? '';
}

async function send(answers: Readonly<Record<string, string>>): Promise<void> {
  await fetch('/api/lead', { method: 'POST', body: JSON.stringify(answers) });
}
