import type { Identity } from './identity';
import type { PlatformEvent } from './platformEvent';

/** An event of the application, before it is sent to platforms. */
export interface TrackingEvent {
  readonly name: PlatformEvent['name'];
  readonly properties: PlatformEvent['properties'];
  /** Empty before the lead exists. */
  readonly leadId: string;
  /** What its id is a hash of, for events of a lead: the server knows their ids. Others are named by a time and a random id. */
  readonly idSource?: string;
  /** The applicant, for events of a lead. */
  readonly identity?: Identity;
}
