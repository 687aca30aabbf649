import { formatNumber, runAfterPaintUnlessStopped, updateSliderTexts } from './loanPrice';

/** Whether the focus is in a control of an answer. A browser that painted a part of the form may have let the applicant type. */
function isInUse(name: string): boolean {
  const { activeElement } = document;
  return [activeElement?.getAttribute('name'), activeElement?.getAttribute('data-of')].includes(name);
}

/** Sets a slider and the field beside it, unless one of them is in use. */
export function setSlider(name: string, value: number | undefined): void {
  const slider = document.querySelector<HTMLInputElement>(`[data-of="${name}"]`);
  if (slider === null || value === undefined || isInUse(name)) return;
  slider.value = String(value);
  updateControl(slider);
}

/** Sets the controls of an answer, unless one of them is in use. */
export function setControl(name: string, value: unknown): void {
  if (isInUse(name)) return;
  if (HAS_DATES) setDate(name, String(value));
  for (const control of document.getElementsByName(name)) {
    if (control instanceof HTMLSelectElement) control.value = String(value);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value === true;
    else control.value = String(value);
    updateControl(control);
  }
}

/** Sets the controls of a date, of which each part has one. Other answers have none of these. */
function setDate(name: string, date: string): void {
  const [year, month, day] = date.split('-');
  for (const [part, text] of Object.entries({ year, month, day }))
    if (text !== undefined && document.getElementsByName(`${name}_${part}`).length > 0)
      setControl(`${name}_${part}`, text);
}

/** Copies the value between a slider and its text field. Returns the slider, or null if the control has none. */
function syncPair(control: HTMLInputElement): HTMLInputElement | null {
  const lineName = control.dataset['of'];
  const slider = lineName === undefined ? document.querySelector(`[data-of="${control.name}"]`) : control;
  const line = lineName === undefined ? control : document.getElementsByName(lineName)[0];
  if (!(slider instanceof HTMLInputElement) || !(line instanceof HTMLInputElement)) return null;
  if (lineName === undefined) {
    const amount = parseInt(line.value.replace(/[.,\s](?=\d{3})/g, ''), 10);
    // A range without a number would move to its middle.
    slider.value = Number.isNaN(amount) ? slider.min : String(amount);
  } else line.value = lineName === 'loan_amount' ? formatNumber(slider.valueAsNumber) : slider.value;
  // Its place is as wide as its text.
  line.parentElement?.setAttribute('data-value', line.value);
  const track = slider.previousElementSibling;
  if (track instanceof HTMLProgressElement) track.value = Number(slider.value) - Number(slider.min);
  return slider;
}

function updateControl(control: HTMLInputElement): void {
  const slider = syncPair(control);
  if (slider !== null) updateSliderTexts(slider);
}

/** Updates a slider after input. The texts follow after the next paint, because creating number formats takes several frames. */
export function updateControlAfterPaint(control: HTMLInputElement): void {
  const slider = syncPair(control);
  if (slider !== null) runAfterPaintUnlessStopped(() => updateSliderTexts(slider));
}
