import {
  callNames,
  listeningType,
  wireVersion,
  type ErrorCode,
  type EventType,
  type HostCall,
  type HostColors,
  type PrefillValues,
} from '../src/domain/embedding/hostMessages';
import { createFormAddress } from './formAddress';
import { readFormMessage } from './formMessages';
import { scrollToStep } from './scrollToStep';
import { getTexts } from './texts';

/** How long the form may take to answer before a link is shown beside it. */
const readyTimeoutMs = 8_000;
/** The height of the frame before the form has told its own. */
const firstHeightPx = 600;
/** A lazy frame loads when it is this far below the window. */
const lazyMargin = '600px';
/** What the form needs from the browser: photos of documents, a button that copies a link, and the code of a text message. */
const permissions = 'camera; clipboard-write; otp-credentials';

/** The element `<loan-application>`: the form in a frame. `loader.d.ts` is its public type, and docs/embedding.md its documentation. */
export class LoanApplicationElement extends HTMLElement {
  #frame: HTMLIFrameElement | null = null;
  #address: URL | null = null;
  /** Ends every listener, timer and observer of this frame. */
  #ending = new AbortController();
  /** The connection. It belongs to one document of the frame. */
  #id = '';
  #isReady = false;
  #isFirstStep = true;
  /** The latest call of each kind that a form needs which starts, or starts again. */
  readonly #settings = new Map<string, HostCall>();
  #isFocusWanted = false;
  /** Until the form answers for the first time. What the frame loads later may be another page, which never answers. */
  #readyTimer: ReturnType<typeof setTimeout> | undefined;
  /** What the page has put into the element, as a rule a link. */
  readonly #slot = document.createElement('slot');
  readonly #fallback = document.createElement('div');

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.#createRoot();
    this.#fallback.replaceChildren(this.#slot);
    root.replaceChildren(this.#fallback);
    this.#fallback.hidden = false;
    this.#ending = new AbortController();
    this.#address = createFormAddress((name) => this.getAttribute(name), document.baseURI);
    if (this.#address === null) return this.#report('not-ready');
    const language = this.getAttribute('lang');
    const asked = this.#settings.get('loan:language');
    // A call that has come before the element counts more than its attribute.
    if (language !== null && !(asked?.type === 'loan:language' && !asked.isDefault))
      this.#settings.set('loan:language', { type: 'loan:language', language, isDefault: true });
    if (this.getAttribute('loading') === 'lazy') this.#waitUntilNear(this.#address);
    else this.#open(this.#address);
  }

  disconnectedCallback(): void {
    this.destroy();
  }

  /** Fills in what the applicant has not. The values never enter an address. */
  prefill(values: PrefillValues): void {
    this.#set({ type: 'loan:prefill', values });
  }

  /** Sets accents. Later ones are merged into earlier ones. */
  setColors(colors: HostColors): void {
    const before = this.#getColors();
    this.#set({
      type: 'loan:colors',
      colors: { ...before.colors, ...colors },
      serial: before.serial + 1,
    });
  }

  /** Changes the language of the form, if it offers this one. */
  setLanguage(language: string): void {
    this.#set({ type: 'loan:language', language, isDefault: false });
  }

  /** Moves the focus to the heading of the form. */
  override focus(options?: FocusOptions): void {
    this.#frame?.focus(options);
    this.#isFocusWanted = !this.#isReady;
    this.#send({ type: 'loan:focus' });
  }

  /** Removes the form. The answers stay in the browser as far as it stores them. */
  destroy(): void {
    this.#ending.abort();
    this.#frame?.remove();
    this.#frame = null;
    this.#isReady = false;
    this.#settings.delete('loan:prefill');
    this.#fallback.hidden = true;
  }

  /** Makes the element a block by a style sheet, which `hidden` and the rules of the page outweigh. Older engines cannot create one. */
  #createRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    if ('adoptedStyleSheets' in root) {
      const sheet = new CSSStyleSheet();
      sheet.insertRule(':host(:not([hidden])) { display: block }');
      root.adoptedStyleSheets = [sheet];
    } else this.style.display ||= 'block';
    return root;
  }

  #waitUntilNear(address: URL): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        this.#open(address);
      },
      { rootMargin: lazyMargin },
    );
    observer.observe(this);
    this.#ending.signal.addEventListener('abort', () => observer.disconnect());
  }

  #open(address: URL): void {
    const { signal } = this.#ending;
    const frame = document.createElement('iframe');
    this.#frame = frame;
    this.#beginConnection();
    frame.title = getTexts(this.getAttribute('lang') ?? document.documentElement.lang).title;
    frame.allow = permissions;
    // The form recognises the page that embeds it, whatever the policy of the page says.
    frame.referrerPolicy = 'origin';
    Object.assign(frame.style, { display: 'block', inlineSize: '100%', border: '0' });
    this.#setHeight(firstHeightPx);
    addEventListener('message', (event) => this.#receive(event, frame, address.origin), { signal });
    frame.addEventListener('load', () => this.#connect(), { signal });
    frame.src = address.href;
    this.#fallback.hidden = true;
    this.shadowRoot?.append(frame);
    this.#readyTimer = setTimeout(() => this.#showLink(address), readyTimeoutMs);
    signal.addEventListener('abort', () => clearTimeout(this.#readyTimer));
  }

  #receive({ source, origin, data }: MessageEvent, frame: HTMLIFrameElement, formOrigin: string): void {
    if (source !== frame.contentWindow || origin !== formOrigin) return;
    const message = readFormMessage(data, this.#id);
    if (message === null) return;
    if (message.type === 'FORM_HEIGHT') {
      this.#setHeight(message.height);
      // A form of an earlier release does not say that it listens.
      if (!this.#isReady) this.#connect();
      return;
    }
    if (message.type === listeningType) {
      this.#beginConnection();
      this.#connect();
      return;
    }
    if (message.type === 'loan:ready') {
      // The form answers each handshake, and two may have been under way.
      if (this.#isReady) return;
      this.#becomeReady();
    }
    if (message.type === 'loan:step') {
      if (!this.#isFirstStep) scrollToStep(frame, this.#ending.signal);
      this.#isFirstStep = false;
      // A form that shows a step carries calls out. One that was left before has stored nothing.
      this.#settings.delete('loan:prefill');
    }
    const { serial, ...detail } = message.detail;
    if (detail['call'] === callNames['loan:colors'] && typeof detail['rejected'] === 'string')
      this.#forgetColors(detail['rejected'].split(' '), serial);
    this.#emit(message.type, detail);
  }

  /** Another document has the frame. It knows no call, and its first step stays where the applicant is. */
  #beginConnection(): void {
    this.#id = createId();
    this.#isReady = false;
    this.#isFirstStep = true;
  }

  #connect(): void {
    this.#post({ type: 'loan:connect' });
  }

  #becomeReady(): void {
    this.#isReady = true;
    clearTimeout(this.#readyTimer);
    this.#fallback.hidden = true;
    this.#post({ type: 'loan:text-size', pixels: Number.parseFloat(getComputedStyle(this).fontSize) });
    for (const call of this.#settings.values()) this.#send(call);
    if (this.#isFocusWanted) this.#post({ type: 'loan:focus' });
    this.#isFocusWanted = false;
  }

  /**
   * Shows the link of the page, or one of its own, until the form answers after all. The frame stays laid out: a form without a size
   * tells no height, and the form may be there already.
   */
  #showLink(address: URL): void {
    if (this.#slot.assignedNodes().every(({ textContent }) => textContent?.trim() === '')) {
      const link = document.createElement('a');
      link.href = address.href;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = getTexts(this.getAttribute('lang') ?? document.documentElement.lang).open;
      // Beside the slot: white space in the element would hide what is in it.
      this.#fallback.append(link);
    }
    this.#fallback.hidden = false;
    this.#report('not-ready');
  }

  #setHeight(height: number): void {
    if (this.#frame !== null) this.#frame.style.blockSize = `${height}px`;
  }

  #set(call: HostCall): void {
    this.#settings.set(call.type, call);
    this.#send(call);
  }

  #getColors(): { readonly colors: HostColors; readonly serial: number } {
    const call = this.#settings.get('loan:colors');
    return call?.type === 'loan:colors' ? { serial: 0, ...call } : { colors: {}, serial: 0 };
  }

  /**
   * A colour that the form has rejected is not sent again. Each call has all colours, so the form also answers the latest one: an answer
   * to an earlier one says nothing of them.
   */
  #forgetColors(rejected: readonly string[], answered: unknown): void {
    const { colors, serial } = this.#getColors();
    if (answered !== serial) return;
    const kept = Object.fromEntries(Object.entries(colors).filter(([role]) => !rejected.includes(role)));
    this.#settings.set('loan:colors', { type: 'loan:colors', colors: kept, serial });
  }

  #send(call: HostCall): void {
    if (!this.#isReady) return;
    this.#post(call);
    // The form has stored it, or the applicant has deleted it.
    if (call.type === 'loan:prefill' && !this.#isFirstStep) this.#settings.delete(call.type);
    // The applicant may choose another language, which a form that loads again keeps.
    if (call.type === 'loan:language') this.#settings.set(call.type, { ...call, isDefault: true });
  }

  #post(call: HostCall): void {
    const { origin } = this.#address ?? {};
    if (origin === undefined) return;
    this.#frame?.contentWindow?.postMessage({ ...call, version: wireVersion, id: this.#id }, origin);
  }

  #report(code: ErrorCode): void {
    this.#emit('loan:error', { code });
  }

  #emit(type: EventType, detail: Readonly<Record<string, unknown>>): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** A page without https has no `randomUUID`. */
function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
