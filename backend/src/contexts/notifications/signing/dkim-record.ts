import { createPublicKey } from 'node:crypto';

/** The public part of a private key in PEM, as a DKIM record has it. */
export const publicPartOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');

export const recordNameOf = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;

export const recordOf = (publicKey: string): string => `v=DKIM1; k=rsa; p=${publicKey}`;

/** The key of a record, without the blanks that providers put into long texts; nothing where it has none. */
export const keyIn = (record: string): string | undefined =>
  /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replace(/\s+/g, '');
