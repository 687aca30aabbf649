import type { FrameTarget } from './frameTarget';
import type { Redirect, RedirectTarget } from './redirect';

/** What the application may do with addresses of partners that the server names. */
export interface PartnerAddresses {
  /** Decides whether and how the browser may be sent to an address. */
  readonly resolveRedirect: (redirect: Redirect) => RedirectTarget;
  /** Checks whether a partner's page may be framed, and with which permissions. Null if not. */
  readonly resolveFrame: (address: string) => FrameTarget | null;
  /**
   * Leaves the application for another page. A GET sends `params` in the address, a POST in a form.
   *
   * @param onStopped called if the browser stops a POST
   */
  readonly leave: (redirect: Redirect, onStopped: () => void) => void;
  /** Whether partners open in a window of their own, because the frame around this page restricts them. */
  readonly isSandboxed: boolean;
}
