import { isAnswer, steps, type Question } from '../reference/form';
import words from '../reference/words.json';
import { endMarkup, stepMarkup } from './markup';

const main = document.querySelector('main');
if (main === null) throw new Error('The document has no main part.');
run(main);

/** Takes the first step over as it stands in the document, or shows it where it does not, and then the others. */
function run(main: HTMLElement): void {
  const answers: Record<string, string> = {};
  let at = 0;

  const show = (next: number) => {
    at = next;
    const step = steps[at];
    main.innerHTML = step === undefined ? endMarkup() : stepMarkup(step, at === steps.length - 1);
    scrollTo(0, 0);
  };

  const judge = (question: Question): boolean => {
    const value = valueOf(main, question);
    answers[question.name] = value;
    const isRight = isAnswer(question, value);
    const error = main.querySelector(`#${question.name}-error`);
    if (error !== null) error.textContent = isRight ? '' : words.error;
    for (const control of controls(main, question.name)) {
      control.setAttribute('aria-invalid', String(!isRight));
    }
    return isRight;
  };

  main.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    const other = twin(main, target);
    if (other !== null) other.value = target.value;
    const question = steps[at]?.questions.find(({ name }) => name === (target.name || other?.name));
    if (question !== undefined && target.getAttribute('aria-invalid') === 'true') judge(question);
  });
  main.addEventListener('submit', (event) => {
    event.preventDefault();
    const questions = steps[at]?.questions ?? [];
    const judged = questions.map(judge);
    const first = questions.find((_question, index) => judged[index] === false);
    if (first !== undefined) controls(main, first.name)[0]?.focus();
    else {
      if (at === steps.length - 1) void send(answers);
      show(at + 1);
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

/** The slider of a line and the line of a slider. */
function twin(main: HTMLElement, { name, dataset }: Control): HTMLInputElement | null {
  return main.querySelector(name === '' ? `[name="${dataset['of']}"]` : `[data-of="${name}"]`);
}

function valueOf(main: HTMLElement, { name }: Question): string {
  const given = controls(main, name).find(
    (control) =>
      !(control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) || control.checked,
  );
  return given?.value ?? '';
}

async function send(answers: Readonly<Record<string, string>>): Promise<void> {
  await fetch('/api/lead', { method: 'POST', body: JSON.stringify(answers) });
}
