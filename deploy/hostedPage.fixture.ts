import type { HostedPage } from './hostedPage';
import type { SiteOptions } from './site';

/** A page for tests. */
export const hostedPage: HostedPage = {
  name: 'ondara-es',
  version: '0a1b2c3d4e-20261123T110000Z',
  environment: 'production',
  hosts: ['loans.example'],
  basePath: '/form',
  hashedFolders: ['assets', 'locales'],
  loggedParts: ['contact-details', 'continue', 'lead', 'offer', 'personal-details', 'status', 'v3'],
  fileFolders: ['assets', 'locales', 'favicons'],
  apiPath: '/form/api',
  apiUpstream: 'https://api.example',
  contentPolicy: "default-src 'self'; frame-ancestors 'none'",
  permissionsPolicy: 'camera=(self "https://bank.example"), geolocation=()',
  reportUrl: '',
};

/** A server for tests. Its output is a file. */
export const siteOptions: SiteOptions = {
  port: 8080,
  runtimeFolder: '/run/loans',
  log: 'stdout',
  resolver: '192.0.2.53',
  workers: 'auto',
};
