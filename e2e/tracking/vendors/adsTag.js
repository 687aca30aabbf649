/** Stub of the ads tag: counts a conversion for the account in `send_to` and calls back. */

document.cookie = '_gcl_aw=sample; path=/';

/** @param {ArrayLike<unknown>} entry an `arguments` object of the data layer */
const countConversion = ([command, name, options]) => {
  if (command !== 'event' || name !== 'conversion') return;
  const { event_callback, ...rest } = options;
  const query = new URLSearchParams({ ...rest, url: location.href });
  void fetch(`https://www.googleadservices.com/pagead/conversion/?${query}`, {
    mode: 'no-cors',
    keepalive: true,
  });
  event_callback();
};
const countEntry = (entry) => {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') countConversion(Array.from(entry));
};
const tagLayer = window.dataLayer;
const originalTagPush = tagLayer.push.bind(tagLayer);
tagLayer.push = (...entries) => {
  entries.forEach(countEntry);
  return originalTagPush(...entries);
};
[...tagLayer].forEach(countEntry);
