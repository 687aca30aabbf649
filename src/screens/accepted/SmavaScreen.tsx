import type { ScreenProps } from '../screenProps';
import { LenderHandover } from './LenderHandover';

/** A comparison portal has accepted the application and offers several loans. */
export default function SmavaScreen(props: ScreenProps) {
  return <LenderHandover {...props} textKey="smava" />;
}
