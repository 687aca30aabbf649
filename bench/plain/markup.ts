import { firstValue, type Question, type Step } from '../reference/form';
import words from '../reference/words.json';

const label: Readonly<Record<string, string>> = words.label;
const option: Readonly<Record<string, string>> = words.option;
const title: Readonly<Record<string, string>> = words.step;

/** A step as HTML. */
export function stepMarkup({ key, questions }: Step, isLast: boolean): string {
  return `<form data-step="${key}" novalidate><h1>${title[key]}</h1>${questions.map(questionMarkup).join('')}<button type="submit">${
    isLast ? words.send : words.continue
  }</button></form>`;
}

/** The screen after the last step. */
export const endMarkup = (): string =>
  `<h1>${words.sent}</h1><button type="button" data-again>${words.again}</button>`;

function questionMarkup(question: Question): string {
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
        `<option value="${value}">${value === '' ? words.choose : (option[value] ?? value)}</option>`,
    );
    return `<div class="question">${caption}<select ${control}>${all.join('')}</select>${error}</div>`;
  }
  const line = `<input ${control} inputmode="${question.keyboard ?? (kind === 'loan' ? 'numeric' : 'text')}" value="${firstValue(question)}">`;
  return `<div class="question">${caption}${line}${sliderMarkup(question)}${error}</div>`;
}

function sliderMarkup({ name, limits }: Question): string {
  if (limits === undefined) return '';
  const { min, max, step, first } = limits;
  return `<input type="range" data-of="${name}" aria-label="${label[name]}" min="${min}" max="${max}" step="${step}" value="${first}">`;
}
