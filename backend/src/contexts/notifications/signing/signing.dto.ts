export class SigningKeyDto {
  /** Its identifier; `null` of the environment's (`DKIM_SELECTOR`), which is changed there alone. */
  id: string | null;

  /**
   * Under what the domain publishes it.
   * @example "gia1"
   */
  selector: string;

  /**
   * Where the TXT record stands.
   * @example "gia1._domainkey.example.com"
   */
  recordName: string;

  /**
   * What stands in it. A provider that takes at most 255 characters in a piece wants it in two.
   * @example "v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA"
   */
  record: string;

  /** Since when mail is signed by it; `null` of one that waits, and of the environment's. */
  usedFrom: string | null;
}

export class MailSigningDto {
  /**
   * The domain of the sender, which the keys are for.
   * @example "example.com"
   */
  domain: string;

  /** By which mail is signed; `null` where it is not. */
  inUse: SigningKeyDto | null;

  /** Which was made and waits for its record; `null` where none does. */
  waiting: SigningKeyDto | null;
}
