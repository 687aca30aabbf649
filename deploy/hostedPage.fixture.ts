import type { HostedPage } from './hostedPage';

/** A page for tests. */
export const hostedPage: HostedPage = {
  name: 'ondara-es',
  version: '0a1b2c3d4e-20261123T110000Z',
  hosts: ['loans.example'],
  basePath: '/form',
  hashedFolders: ['assets', 'locales'],
  apiPath: '/form/api',
  apiUpstream: 'https://api.example',
  contentPolicy: "default-src 'self'; frame-ancestors 'none'",
  permissionsPolicy: 'camera=(self "https://bank.example"), geolocation=()',
  reportUrl: '',
};
