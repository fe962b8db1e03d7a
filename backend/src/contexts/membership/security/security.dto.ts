import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsObject, IsOptional } from 'class-validator';
import { EmailAddress, Text } from '../../../platform/http/text';

/** JSON of WebAuthn, which browsers make and read by themselves. */
const OfBrowser = () => ApiProperty({ type: 'object', additionalProperties: true, example: { id: 'AdKX…' } });

export class CodeDto {
  /**
   * Six digits of the authenticator app, or a recovery code. Spaces, hyphens and small letters are forgiven.
   * @example "482913"
   */
  @Text({ max: 40, required: 'Enter the code' })
  code: string;
}

export class PasskeyAnswerDto {
  /** What the browser answers to the challenge (`PublicKeyCredential.toJSON()`). */
  @IsObject({ message: 'Send what the browser has answered' })
  @OfBrowser()
  credential: Record<string, unknown>;
}

export class PasskeySignInDto extends PasskeyAnswerDto {
  /** At the enterprise sign-in. */
  @IsOptional()
  @IsBoolean({ message: 'enterprise must be true or false' })
  enterprise?: boolean;
}

export class PasskeyNameDto {
  /**
   * What the person calls it, to tell it from others: 60 characters at most.
   * @example "Work laptop"
   */
  @Text({ max: 60, required: 'Name the passkey' })
  name: string;
}

export class NewPasskeyDto extends PasskeyNameDto {
  /** What the browser answers to the challenge (`PublicKeyCredential.toJSON()`). */
  @IsObject({ message: 'Send what the browser has answered' })
  @OfBrowser()
  credential: Record<string, unknown>;
}

export class PasskeyChallengeDto {
  /** For `navigator.credentials`, as JSON: good once, for five minutes. */
  @OfBrowser()
  options: Record<string, unknown>;
}

export class SecondStepDto {
  /**
   * Whether the account has an authenticator app.
   * @example true
   */
  authenticator: boolean;

  /**
   * Whether it has a passkey.
   * @example false
   */
  passkey: boolean;
}

export enum SignedInAs {
  Member = 'member',
  Admin = 'admin',
}

export class SignedInDto {
  /**
   * `admin` for those who run the alliance.
   * @example "member"
   */
  @ApiProperty({ enum: SignedInAs, enumName: 'SignedInAs' })
  as: SignedInAs;

  /**
   * Whether it was the enterprise sign-in.
   * @example false
   */
  enterprise: boolean;

  /**
   * Where they wanted to before they were asked: a path on this origin.
   * @example "/problems"
   */
  return: string;
}

export class AuthenticatorKeyDto {
  /**
   * What is typed into an app that cannot read the picture (base32).
   * @example "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
   */
  key: string;

  /**
   * The same as an address that apps read from a QR code.
   * @example "otpauth://totp/Global%20Innovation%20Alliance:alex%40techflow.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
   */
  address: string;
}

export class RecoveryCodesDto {
  /**
   * Ten codes, each good once instead of a second factor; shown this once. None where the account has some already.
   * @example ["7QK2-9XWD-M4TR-0ZBH"]
   */
  recoveryCodes: string[];
}

export class PasskeyDto {
  /** Its identifier. */
  id: string;

  /**
   * What the person calls it.
   * @example "Work laptop"
   */
  name: string;

  /** When it was added. */
  addedAt: string;

  /** When it was used last; not yet where absent. */
  usedAt: string | null;
}

export class SecurityDto {
  /**
   * Whether a password is set. Without one they sign in through the identity provider, and can set one by mail.
   * @example true
   */
  hasPassword: boolean;

  /** Since when an authenticator app is set up; absent where none is. */
  authenticatorSince: string | null;

  /** Passkeys, the oldest first. */
  passkeys: PasskeyDto[];

  /**
   * How many recovery codes are left.
   * @example 10
   */
  recoveryCodesLeft: number;

  /** When a super admin has asked for the factors to be removed: then they will be, unless it is stopped. */
  factorsRemovedAt: string | null;
}

export class FactorResetOfDto {
  /**
   * The address of the member who has lost their factors.
   * @example "alex@techflow.example"
   */
  @EmailAddress()
  email: string;
}

export class FactorResetDto {
  /** When the factors are removed, unless it is stopped. */
  dueAt: string;
}

export class OpenSessionDto {
  /**
   * Its identifier, by which it can be ended.
   * @example "mYcQ0b7rZt3uV9wXaLk2sDf5gHj8pOi1eRtY6uIo0Pq"
   */
  id: string;

  /**
   * What the browser calls itself, in words.
   * @example "Firefox on Windows"
   */
  browser: string;

  /**
   * The network address that it was opened from.
   * @example "203.0.113.7"
   */
  address: string | null;

  /**
   * The country of that address, ISO 3166-1 alpha-2, as the registries have it; `null` where they have none.
   * @example "KE"
   */
  country: string | null;

  /** When somebody signed in. */
  startedAt: string;

  /** When it was last used, to ten minutes. */
  usedAt: string;

  /**
   * Whether it is the one that asks.
   * @example true
   */
  isThis: boolean;
}
