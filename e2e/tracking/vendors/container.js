/** Stub of a container: loads both pixels, and sends the entries of the data layer until consent is withdrawn. */

document.cookie = '_gcl_au=1.1.sample; path=/';

for (const source of [
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://analytics.tiktok.com/i18n/pixel/events.js',
]) {
  const script = document.createElement('script');
  script.src = source;
  document.head.append(script);
}

let isDenied = false;

/** @param {unknown} entry of the data layer: an event, or the arguments of a command */
const handleEntry = (entry) => {
  const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
  if (isCommand && entry[0] === 'consent')
    isDenied = entry[1] === 'update' && entry[2].ad_storage === 'denied';
  if (isDenied) return;
  const query = new URLSearchParams({
    entry: JSON.stringify(isCommand ? Array.from(entry) : entry),
    dl: location.href,
  });
  void fetch(`https://www.googletagmanager.com/a?${query}`, { mode: 'no-cors', keepalive: true });
};
const layer = window.dataLayer;
const push = layer.push.bind(layer);
layer.push = (...entries) => {
  entries.forEach(handleEntry);
  return push(...entries);
};
[...layer].forEach(handleEntry);
