import { configuration } from 'virtual:configuration';
import { resolveFrameTarget } from '../../domain/journey/states/frameTarget';
import type { PartnerAddresses } from '../../domain/journey/states/partnerAddresses';
import { resolveRedirectTarget } from '../../domain/journey/states/redirect';
import { currentOrigin } from '../../platform/address';
import { isSandboxed } from '../../platform/frame';
import { navigateTo } from '../../platform/navigation';

const { redirectHosts, formHosts, partnerFrameHosts, environment } = configuration;
const isDevelopment = environment === 'development';

/** The addresses of partners, by the configuration of this build. Loaded with the screens after the form. */
export const partnerAddresses: PartnerAddresses = {
  resolveRedirect: (redirect) =>
    resolveRedirectTarget(redirect, {
      hosts: redirectHosts,
      formHosts,
      origin: currentOrigin(),
      isDevelopment,
      isSandboxed: isSandboxed(),
    }),
  resolveFrame: (address) =>
    resolveFrameTarget(address, { hosts: partnerFrameHosts, origin: currentOrigin(), isDevelopment }),
  leave: navigateTo,
  isSandboxed: isSandboxed(),
};
