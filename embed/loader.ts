import { LoanApplicationElement } from './element';

/** The script of an embedding page. It defines the element and no global. A second script on the page changes nothing. */
const name = 'loan-application';
if (customElements.get(name) === undefined) customElements.define(name, LoanApplicationElement);
