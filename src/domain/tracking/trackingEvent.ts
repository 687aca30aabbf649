import type { Identity } from './identity';
import type { PlatformEvent } from './platformEvent';

/** An event of the application, before it is sent to platforms. */
export interface TrackingEvent {
  readonly name: PlatformEvent['name'];
  readonly properties: PlatformEvent['properties'];
  /** Empty before the lead exists. */
  readonly leadId: string;
  /** The id under which the server knows the event, if the lead came with it from another browser. */
  readonly id?: string | undefined;
  /** What its id is a hash of, for the other events of a lead. Absent: a time and a random number. */
  readonly idSource?: string;
  /** The applicant, for events of a lead. The tracker stores the hashes for later events of the same lead. */
  readonly identity?: Identity;
}
