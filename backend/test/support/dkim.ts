import { createHash, createPublicKey, verify } from 'node:crypto';

const relaxed = (field: string): string => {
  const colon = field.indexOf(':');
  const value = field.slice(colon + 1).replaceAll('\r\n', '');
  return `${field.slice(0, colon).toLowerCase()}:${value.replace(/[ \t]+/g, ' ').trim()}`;
};
const relaxedBody = (body: string): string =>
  `${body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '')}\r\n`;

/** The DKIM signature of a mail (RFC 6376, relaxed), and whether it is good by this public key; nothing where there is none. */
export function signatureOf(source: string, publicKey: string) {
  const end = source.indexOf('\r\n\r\n');
  const fields = source.slice(0, end).split(/\r\n(?![ \t])/);
  const called = (name: string) => fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`)) ?? '';
  const signature = relaxed(called('dkim-signature'));
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  );
  if (!tags.has('b')) return undefined;
  const covered = (tags.get('h') ?? '').toLowerCase().split(':');
  const signed = [...covered.map((name) => relaxed(called(name))), signature.replace(/(;\s*b=)[^;]*/, '$1')].join(
    '\r\n',
  );
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const hash = createHash('sha256')
    .update(relaxedBody(source.slice(end + 4)))
    .digest('base64');
  const isGood =
    hash === tags.get('bh') && verify('sha256', Buffer.from(signed), key, Buffer.from(tags.get('b') ?? '', 'base64'));
  return { domain: tags.get('d'), selector: tags.get('s'), covered, isGood };
}
