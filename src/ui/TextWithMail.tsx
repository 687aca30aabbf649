import { TextWithParts } from './TextWithParts';

interface TextWithMailProps {
  /** A whole sentence with the placeholder `{{email}}` for the address. */
  readonly text: string;
  readonly address: string;
}

/** A sentence that contains an e-mail link. */
export function TextWithMail({ text, address }: TextWithMailProps) {
  return <TextWithParts text={text} parts={{ email: <a href={`mailto:${address}`}>{address}</a> }} />;
}
