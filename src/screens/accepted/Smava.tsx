import type { ScreenProps } from '../screenProps';
import { HandOver } from './HandOver';

/** A comparison portal has accepted: the applicant goes on to the offers that it found. */
export default function Smava(props: ScreenProps) {
  return <HandOver {...props} words="smava" />;
}
