interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly params: Readonly<Record<string, string>>;
}

/** The address of a GET, with its parameters. */
export function buildAddress({ url, params }: Omit<Target, 'method'>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Leaves the page with a GET, or with a form of hidden fields if the partner expects a POST.
 *
 * @param onStopped called if the content policy stops the form, also on its way through another host
 */
export function navigateTo(target: Target, onStopped: () => void): void {
  const { url, method, params } = target;
  if (method === 'GET') {
    window.location.assign(buildAddress(target));
    return;
  }
  const form = document.createElement('form');
  form.setAttribute('method', 'POST');
  form.setAttribute('action', url);
  form.hidden = true;
  for (const [name, value] of Object.entries(params)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    // A field named like a method hides the method of the form.
    Element.prototype.append.call(form, field);
  }
  document.body.append(form);
  onFormStopped(onStopped);
  HTMLFormElement.prototype.submit.call(form);
}

/** Calls the listener once, when the content policy stops a form. */
function onFormStopped(listener: () => void): void {
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'form-action') return;
    document.removeEventListener('securitypolicyviolation', onViolation);
    listener();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
}
