import type { ScreenProps } from '../screenProps';
import { LenderHandover } from './LenderHandover';

/** A lender has accepted the application. */
export default function AcceptedScreen(props: ScreenProps) {
  return <LenderHandover {...props} textKey="accepted" />;
}
