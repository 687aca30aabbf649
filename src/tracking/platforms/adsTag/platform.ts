import { splitList, type Platform } from '../../../domain/tracking/platform';
import { dataLayerFailure } from '../../google/errors';
import { tagHost } from '../../google/hosts';

export const errors = {
  sendTo: 'Missing send_to parameter for a conversion event',
  start: 'Failed to initialise the ads tag',
} as const;

const target = /^[A-Z]+-\w+(?:\/[\w-]+)?$/;

const adsHosts = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com/pagead/',
];

const readTargets = ({ APP_ADS_SEND_TO = '' }: Readonly<Record<string, string>>): readonly string[] =>
  splitList(APP_ADS_SEND_TO);

export const platform = {
  name: 'ads tag',
  purpose: 'advertising',
  consentVersion: 1,
  variables: {
    APP_ADS_SEND_TO: {
      defaultValue: '',
      isValid: (value: string) => splitList(value).every((item) => target.test(item)),
      expects: 'conversion targets such as AW-123/abc with commas between, or nothing',
      description:
        'Conversion targets of the ads tag (send_to) with commas between, such as AW-123/abc: the first counts completed\nregistrations, the second leads.',
      sample: 'AW-000000001/sample',
    },
  },
  isPresent: (settings) => readTargets(settings).length > 0,
  getOptions: (settings) => ({ targets: readTargets(settings) }),
  getAcceptedEvents: (settings) =>
    readTargets(settings).length > 1 ? ['CompleteRegistration', 'Lead'] : ['CompleteRegistration'],
  getHosts: () => ({
    'script-src': [tagHost, ...adsHosts],
    'connect-src': [tagHost, ...adsHosts, 'https://pagead2.googlesyndication.com'],
    'img-src': [tagHost, ...adsHosts, 'https://pagead2.googlesyndication.com'],
    'frame-src': [tagHost, 'https://td.doubleclick.net'],
  }),
  failures: [
    {
      message: errors.sendTo,
      condition: 'a conversion has no target',
      test: 'reports a conversion without a target',
    },
    { message: errors.start, condition: 'its script fails', test: 'reports a script that fails to load' },
    dataLayerFailure,
  ],
  documentation: {
    reason: 'counts conversions: `APP_ADS_SEND_TO`',
    events:
      'CompleteRegistration for the first `send_to`, Lead for the second; further ones count as the first',
    data: 'nothing',
  },
} as const satisfies Platform;
