import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

/** Signs and encrypts with keys derived from SESSION_SECRET, one for each purpose. */
@Injectable()
export class Secrets {
  constructor(private readonly config: Config) {}

  /** A value that we recognise as ours when it comes back. Readable by everybody. */
  sign(purpose: string, value: string): string {
    return `${Buffer.from(value).toString('base64url')}.${this.signature(purpose, value).toString('base64url')}`;
  }

  /** The value of a signed text, or nothing when we did not sign it for this purpose. */
  verify(purpose: string, signed: string): string | undefined {
    const [encoded = '', signature = ''] = signed.split('.');
    const value = Buffer.from(encoded, 'base64url').toString();
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(purpose, value);
    return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
  }

  /** The same short text for the same value, from which nobody else can tell the value. */
  digest(purpose: string, value: string): string {
    return this.signature(purpose, value).toString('base64url');
  }

  /** Encrypts a JSON value (AES-256-GCM). */
  seal(purpose: string, value: unknown): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(`seal:${purpose}`), nonce);
    const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** Opens what `seal` made; nothing when it was changed or sealed with another key. */
  open<T>(purpose: string, sealed: Buffer): T | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key(`seal:${purpose}`), sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString()) as T;
    } catch {
      return undefined;
    }
  }

  private signature(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.key(`sign:${purpose}`))
      .update(value)
      .digest();
  }

  private key(info: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.sessionSecret, 'alliance', info, 32));
  }
}
