import { TextWithParts } from './TextWithParts';

interface TextWithMailProps {
  /** A whole sentence that still holds `{{email}}` where the address belongs. */
  readonly text: string;
  readonly address: string;
}

/** A sentence with an address in it to which one can write by a press. */
export function TextWithMail({ text, address }: TextWithMailProps) {
  return <TextWithParts text={text} parts={{ email: <a href={`mailto:${address}`}>{address}</a> }} />;
}
