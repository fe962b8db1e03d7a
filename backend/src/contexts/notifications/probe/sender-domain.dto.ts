import { IsOptional, Matches } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { ProbeOutcome } from './probe.dto';

export class SenderDomainQuery {
  /**
   * The selector of the DKIM key, as the provider calls it; without one it is that by which mail is signed here, or waits to be.
   * @example "default"
   */
  @IsOptional()
  @Text({ max: 63 })
  @Matches(/^[a-z0-9_-]+$/i, { message: 'selector has letters, digits, - and _' })
  selector?: string;
}

export enum SenderRecord {
  Spf = 'spf',
  Dkim = 'dkim',
  Dmarc = 'dmarc',
}

export class SenderRecordDto {
  /**
   * Which of the three.
   * @example "spf"
   */
  record: SenderRecord;

  /**
   * Whether it is there and good; `skipped` where it was not looked for.
   * @example "passed"
   */
  outcome: ProbeOutcome;

  /**
   * What stands there.
   * @example "v=spf1 include:_spf.example.com -all"
   */
  found: string;

  /**
   * What to change; `null` where nothing needs to be.
   * @example null
   */
  advice: string | null;
}

export class SenderDomainDto {
  /**
   * The domain of the sender.
   * @example "example.com"
   */
  domain: string;

  /** SPF, DKIM and DMARC. */
  records: SenderRecordDto[];
}
