import { randomBytes } from 'node:crypto';

/** The server that `npm run e2e` was given, or none: then every suite starts a product of its own. */
export const remoteProduct = process.env.E2E_PRODUCT_URL;

/** Where `npm run e2e` shows the mail of that server as `/api/mailbox` of the product would, if it was told of a mail catcher. */
export const remoteMail = (remoteProduct && process.env.E2E_MAIL_ORIGIN) || undefined;

/** Sets apart what a run leaves on a server that others use. */
export const runMark = remoteProduct ? randomBytes(4).toString('hex') : '';

/** Thrown by a test that cannot be made on a server of somebody else; the report shows it as skipped, with the reason. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
