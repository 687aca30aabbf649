/** The ads tag: counts a conversion for whom `send_to` names, and tells whoever waits for it. */

document.cookie = '_gcl_aw=sample; path=/';

/** @param {ArrayLike<unknown>} entry of the data layer; commands are arguments */
const count = ([command, name, options]) => {
  if (command !== 'event' || name !== 'conversion') return;
  const { event_callback, ...rest } = options;
  const query = new URLSearchParams({ ...rest, url: location.href });
  void fetch(`https://www.googleadservices.com/pagead/conversion/?${query}`, {
    mode: 'no-cors',
    keepalive: true,
  });
  event_callback();
};
const counted = (entry) => {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') count(Array.from(entry));
};
const tagLayer = window.dataLayer;
const pushOn = tagLayer.push.bind(tagLayer);
tagLayer.push = (...entries) => {
  entries.forEach(counted);
  return pushOn(...entries);
};
[...tagLayer].forEach(counted);
