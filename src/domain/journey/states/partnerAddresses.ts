import type { FrameTarget } from './frameTarget';
import type { LogoAddress } from './partnerLogo';
import type { Redirect, RedirectTarget } from './redirect';

/** What the application may do with addresses of partners that the server names. */
export interface PartnerAddresses {
  /** Decides whether and how the browser may be sent to an address. */
  readonly resolveRedirect: (redirect: Redirect) => RedirectTarget;
  /** Checks whether a partner's page may be framed, and with which permissions. Null if not. */
  readonly resolveFrame: (address: string) => FrameTarget | null;
  /** The address of a partner's logo. Null if there is none, or if it may not be shown. */
  readonly findLogo: (logos: readonly LogoAddress[], partner: string) => string | null;
  /**
   * Leaves the application for another page. A GET sends `params` in the address, a POST in a form.
   *
   * @param onStopped called if the browser stops a POST
   */
  readonly leave: (redirect: Redirect, onStopped: () => void) => void;
  /** The same, outside the frame around this page. Returns whether the embedding page allows that. Only during a press. */
  readonly leaveFrame: (redirect: Redirect, onStopped: () => void) => boolean;
  /** The address of a document of an offer as a link, if it is a path of the API. */
  readonly getDocumentLink: (address: string) => string;
  /** Whether partners' frames open in a window of their own, because the frame around this page restricts them. */
  readonly isSandboxed: () => boolean;
}
