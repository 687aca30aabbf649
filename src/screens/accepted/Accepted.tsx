import type { ScreenProps } from '../screenProps';
import { HandOver } from './HandOver';

/** A lender has accepted: the applicant goes on to its offer. */
export default function Accepted(props: ScreenProps) {
  return <HandOver {...props} words="accepted" />;
}
