/** Stub of the second pixel: sends events only while consent is granted. */

document.cookie = '_fbp=fb.0.1.sample; path=/';
let isGranted = false;

window.fbq = (command, ...parts) => {
  if (command === 'consent') isGranted = parts[0] === 'grant';
  if (!command.startsWith('track') || !isGranted) return;
  const [name, facts, options] = parts;
  const query = new URLSearchParams({
    id: '1000',
    by: command,
    ev: name,
    cd: JSON.stringify(facts),
    eid: options.eventID,
    dl: location.href,
    rl: document.referrer,
  });
  void fetch(`https://www.facebook.com/tr?${query}`, { mode: 'no-cors', keepalive: true });
};
