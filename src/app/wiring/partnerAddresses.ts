import { configuration } from 'virtual:configuration';
import { getDocumentLink } from '../../domain/journey/states/documentAddress';
import { resolveFrameTarget } from '../../domain/journey/states/frameTarget';
import type { PartnerAddresses } from '../../domain/journey/states/partnerAddresses';
import { findPartnerLogo } from '../../domain/journey/states/partnerLogo';
import { resolveRedirectTarget } from '../../domain/journey/states/redirect';
import { currentOrigin } from '../../platform/page/address';
import { isFramed, isSandboxed } from '../../platform/frame/frame';
import { navigateOutOfFrame, navigateTo } from '../../platform/network/navigation';

const { redirectHosts, formHosts, partnerFrameHosts, pictureHosts, environment } = configuration;
const isDevelopment = environment === 'development';

/** The addresses of partners, by the configuration of this build. Loaded with the screens after the form. */
export const partnerAddresses: PartnerAddresses = {
  resolveRedirect: (redirect) =>
    resolveRedirectTarget(redirect, {
      hosts: redirectHosts,
      formHosts,
      origin: currentOrigin(),
      isDevelopment,
      // A window that a sandboxed frame has opened can be sandboxed too.
      isFramed: isFramed() || isSandboxed(),
    }),
  resolveFrame: (address) =>
    resolveFrameTarget(address, { hosts: partnerFrameHosts, origin: currentOrigin(), isDevelopment }),
  findLogo: (logos, partner) =>
    findPartnerLogo(logos, partner, { origin: currentOrigin(), hosts: pictureHosts }),
  getDocumentLink: (address) => getDocumentLink(address, configuration.apiBase),
  leave: navigateTo,
  leaveFrame: navigateOutOfFrame,
  isSandboxed,
};
