import { headerRows } from './headers';
import type { Site, SitePage } from './site';

/**
 * How nginx passes calls on. Its connections to an API are kept, and the name of the API is asked of the DNS server again and again. nginx of
 * Debian has no one directive for both (`server … resolve` came with 1.27.3), so a call goes over a local socket: on its one side `upstream`
 * keeps the connections, on its other side `stream` opens them by a variable. The encryption goes through both.
 */

interface Upstream {
  /** The origin that calls go to, such as `https://api.example`. */
  readonly origin: string;
  readonly scheme: string;
  readonly host: string;
  /** With the port if it is not that of the scheme. */
  readonly hostAndPort: string;
  readonly port: string;
  /** The name of its servers in the configuration. */
  readonly name: string;
}

/** Headers of a passed-on answer that the server sets itself. */
const ownHeaders = headerRows.filter(({ values }) => values.api !== undefined).map(({ name }) => name);

function listUpstreams({ pages }: Site): readonly Upstream[] {
  const origins = [...new Set(pages.map(({ apiUpstream }) => apiUpstream))].filter((origin) => origin !== '');
  return origins.map((origin, index) => {
    const { protocol, hostname, host, port } = new URL(origin);
    const scheme = protocol.slice(0, -1);
    const usual = scheme === 'https' ? '443' : '80';
    return {
      origin,
      scheme,
      host: hostname,
      hostAndPort: host,
      port: port === '' ? usual : port,
      name: `api_${index}`,
    };
  });
}

/** A name is found by DNS. An address needs none. */
const isName = ({ host }: Upstream): boolean => !/^(?:[\d.]+|\[.*\])$/.test(host);

/**
 * The part of the configuration beside `http`: a connection of a local socket goes on to the API.
 *
 * @throws when a name needs a DNS server, and the site names none
 */
export function renderStream(site: Site): string {
  const upstreams = listUpstreams(site);
  if (upstreams.length === 0) return '';
  const named = upstreams.find(isName);
  if (named !== undefined && site.resolver === '')
    throw new Error(`Name the DNS server that finds ${named.host}: --resolver <address>`);
  const servers = upstreams.map(
    ({ host, port, name }) => `    server {
        listen unix:${site.runtimeFolder}/${name}.sock;
        # A variable: the name is found when it is needed, not when nginx starts.
        set $target ${host}:${port};
        proxy_pass $target;
    }`,
  );
  return `
# Connections to API servers. deploy/nginxApi.ts says why they are here.
stream {
${named === undefined ? '' : `    resolver ${site.resolver};\n    resolver_timeout 5s;\n`}    proxy_connect_timeout 5s;
${servers.join('\n')}
}
`;
}

/** The kept connections to each API. */
export function renderUpstreams(site: Site): string {
  return listUpstreams(site)
    .map(
      ({ name }) => `
    upstream ${name} {
        server unix:${site.runtimeFolder}/${name}.sock;
        keepalive 32;
        # Shorter than a server keeps them (Node: 5 seconds), so that no call meets one that is closed.
        keepalive_timeout 4s;
    }
`,
    )
    .join('');
}

/** The calls, with their path as it is. Without an upstream there is nobody to answer them. */
export function renderApi({ apiPath, apiUpstream }: SitePage, site: Site): string {
  if (apiPath === '') return '';
  const upstream = listUpstreams(site).find(({ origin }) => origin === apiUpstream);
  if (upstream === undefined)
    return `        location ^~ ${apiPath}/ {
            set $place api;
            return 404;
        }
`;
  const { scheme, name, host, hostAndPort } = upstream;
  return `        location ^~ ${apiPath}/ {
            set $place api;
            proxy_pass ${scheme}://${name};
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host ${hostAndPort};
            proxy_set_header X-Forwarded-Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto https;
${ownHeaders.map((header) => `            proxy_hide_header ${header};`).join('\n')}
            proxy_ssl_server_name on;
            proxy_ssl_name ${host};
            proxy_ssl_verify on;
            proxy_ssl_verify_depth 3;
            proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
        }
`;
}
