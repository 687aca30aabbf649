/** The types of `<loan-application>`, for pages that embed the form with TypeScript. docs/embedding.md describes them. */

/** Values that the page knows of its own customer. Absent ones stay empty. */
interface LoanApplicationPrefill {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

/** `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or `oklch()`, without transparency. */
interface LoanApplicationColors {
  readonly accent?: string;
  readonly 'accent-strong'?: string;
  readonly 'accent-quiet'?: string;
}

interface LoanApplicationElement extends HTMLElement {
  prefill(values: LoanApplicationPrefill): void;
  setColors(colors: LoanApplicationColors): void;
  /** @param language a BCP 47 tag, such as `pl` or `es-MX` */
  setLanguage(language: string): void;
  destroy(): void;
}

interface LoanApplicationEventMap {
  'loan:ready': CustomEvent<Record<string, never>>;
  /**
   * `index` counts the steps from 0, and `count` can grow with the answers. `section` counts from 1, as the form shows it. It is absent in
   * forms of earlier releases.
   */
  'loan:step': CustomEvent<{
    readonly route: string;
    readonly index: number;
    readonly count: number;
    readonly section?: number;
    readonly sections?: number;
  }>;
  'loan:saved': CustomEvent<Record<string, never>>;
  'loan:submitted': CustomEvent<Record<string, never>>;
  'loan:leaving': CustomEvent<Record<string, never>>;
  /** `call` and `rejected` (names, separated by spaces) belong to `rejected-call`. */
  'loan:error': CustomEvent<{
    readonly code: 'not-ready' | 'not-saved' | 'rejected-call' | 'not-opened';
    readonly call?: 'prefill' | 'setColors' | 'setLanguage' | 'focus';
    readonly rejected?: string;
  }>;
  /** Only from pages that are allowed to tell it. `lender` can be empty. */
  'loan:outcome': CustomEvent<{ readonly outcome: 'accepted' | 'rejected'; readonly lender: string }>;
}

interface HTMLElementTagNameMap {
  'loan-application': LoanApplicationElement;
}

interface HTMLElementEventMap extends LoanApplicationEventMap {}
