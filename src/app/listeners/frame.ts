import { reportHeight, scrollToNewScreens } from '../../platform/frame/frameLayout';
import { openHostChannel, type HostChannel } from '../../platform/frame/hostChannel';

/** Starts what only a frame needs, before the first screen: the connection with the embedding page, heights, and the place of headings. */
export function startFrame(origins: readonly string[]): HostChannel {
  // Before the first height, because the embedding page answers it with the handshake.
  const channel = openHostChannel(origins);
  reportHeight(origins);
  scrollToNewScreens();
  return channel;
}
