/** Stub of the social pixel: sends the identity with every event. */

document.cookie = '_ttp=sample; path=/';
sessionStorage.setItem('tt_sessionId', 'sample');
let user = {};
let isRevoked = false;

window.ttq = {
  identify: (identity) => {
    user = identity;
  },
  track: (event, properties, { event_id }) => {
    if (isRevoked) return;
    const page = { url: location.href, referrer: document.referrer };
    void fetch('https://analytics.tiktok.com/api/v2/pixel', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: JSON.stringify({ event, event_id, properties, context: { user, page } }),
    });
  },
  revokeConsent: () => {
    isRevoked = true;
  },
};
