import { onPageLeft, onPageRestored } from './browser';

/** Sends a message to the other open tabs of this browser. */
export type SendToTabs = (message: unknown) => void;

/**
 * Opens the channel between the tabs that show the same page. Messages arrive as copies and are unchecked. Without a channel (an old
 * browser, a blocked origin) nothing is sent. The channel is closed while the page is in the back-forward cache, because the
 * browser does not keep a page with an open one.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): SendToTabs {
  let channel: BroadcastChannel | null = null;
  let send: SendToTabs = () => undefined;
  const open = () => {
    channel = createChannel(name);
    if (channel === null) return;
    channel.addEventListener('message', ({ data }) => onMessage(data));
    send = channel.postMessage.bind(channel);
  };
  open();
  onPageLeft(() => {
    channel?.close();
    send = () => undefined;
  });
  onPageRestored(open);
  return (message) => send(message);
}

function createChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
