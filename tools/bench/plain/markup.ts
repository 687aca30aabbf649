import { getInitialValue, type ReferenceQuestion, type ReferenceStep } from '../reference/form';
import texts from '../reference/texts.json';

const label: Readonly<Record<string, string>> = texts.label;
const option: Readonly<Record<string, string>> = texts.option;
const title: Readonly<Record<string, string>> = texts.step;

/** Renders a step as HTML. */
export function renderStep({ key, questions }: ReferenceStep, isLast: boolean): string {
  return `<form data-step="${key}" novalidate><h1>${title[key]}</h1>${questions.map(renderQuestion).join('')}<button type="submit">${
    isLast ? texts.send : texts.continue
  }</button></form>`;
}

/** Renders the screen after the last step. */
export const renderEnd = (): string =>
  `<h1>${texts.sent}</h1><button type="button" data-again>${texts.again}</button>`;

function renderQuestion(question: ReferenceQuestion): string {
  const { name, kind, options = [] } = question;
  const error = `<span class="error" id="${name}-error"></span>`;
  if (kind === 'radio') {
    const cards = options.map(
      (value) =>
        `<label><input type="radio" name="${name}" value="${value}"> ${option[value] ?? value}</label>`,
    );
    return `<fieldset><legend>${label[name]}</legend>${cards.join('')}${error}</fieldset>`;
  }
  const control = `id="${name}" name="${name}" aria-describedby="${name}-error"`;
  const caption = `<label for="${name}">${label[name]}</label>`;
  if (kind === 'consent') {
    return `<div class="question"><label><input type="checkbox" ${control}> ${label[name]}</label>${error}</div>`;
  }
  if (kind === 'select') {
    const all = ['', ...options].map(
      (value) =>
        `<option value="${value}">${value === '' ? texts.choose : (option[value] ?? value)}</option>`,
    );
    return `<div class="question">${caption}<select ${control}>${all.join('')}</select>${error}</div>`;
  }
  const line = `<input ${control} inputmode="${question.keyboard ?? (kind === 'loan' ? 'numeric' : 'text')}" value="${getInitialValue(question)}">`;
  return `<div class="question">${caption}${line}${renderSlider(question)}${error}</div>`;
}

function renderSlider({ name, limits }: ReferenceQuestion): string {
  if (limits === undefined) return '';
  const { min, max, step, first } = limits;
  return `<input type="range" data-of="${name}" aria-label="${label[name]}" min="${min}" max="${max}" step="${step}" value="${first}">`;
}
