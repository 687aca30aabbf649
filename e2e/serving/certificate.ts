import { generateKeyPairSync, sign } from 'node:crypto';

/** A value of ASN.1 in DER. */
function encode(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const [sequence, set, integer, bits, identifier, text, time] = [
  0x30, 0x31, 0x02, 0x03, 0x06, 0x0c, 0x17,
] as const;
/** ecdsa-with-SHA256 and commonName. */
const algorithm = encode(sequence, encode(identifier, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = encode(identifier, Buffer.from('550403', 'hex'));

/** A key and a certificate that it signs itself, for servers of tests. A browser takes it only if it is told to. */
export function createCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = encode(
    sequence,
    encode(set, encode(sequence, commonName, encode(text, Buffer.from('localhost')))),
  );
  const validity = encode(
    sequence,
    ...['200101000000Z', '491231235959Z'].map((at) => encode(time, Buffer.from(at))),
  );
  const body = encode(
    sequence,
    encode(integer, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = encode(bits, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = encode(sequence, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
