/** Submits a form as a press of its button does. WebKit of iOS 15 lacks `requestSubmit`. */
export function submitForm(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
