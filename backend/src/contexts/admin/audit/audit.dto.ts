import { IsOptional } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';

/** What the audit is narrowed by; an absent field narrows by nothing. */
export class AuditFilter extends PageQuery {
  /**
   * Who acted: the e-mail address that a member has now, the user name of an admin, or as the audit spells it: `member:<id>`,
   * `admin:<id>`, `system` or `visitor`. Nothing is found where nobody has it.
   * @example "system"
   */
  @IsOptional()
  @Text({ max: 254 })
  actor?: string;

  /**
   * How the name of the act begins.
   * @example "payment."
   */
  @IsOptional()
  @Text({ max: 100 })
  action?: string;

  /**
   * What it was done to.
   * @example "organization:7d1f5c1e-2b9a-4a58-8f0e-3b6d1c0a9f42"
   */
  @IsOptional()
  @Text({ max: 200 })
  subject?: string;

  /**
   * Done on this day or later, in UTC.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Day()
  from?: string;

  /**
   * Done on this day or before, in UTC.
   * @example "2026-11-30"
   */
  @IsOptional()
  @Day()
  to?: string;
}

export class AuditEventDto {
  /**
   * Its number.
   * @example "4711"
   */
  id: string;

  /** When it was done. */
  at: string;

  /**
   * Who did it: `member:<id>`, `admin:<id>`, `system` or `visitor`.
   * @example "admin:00000000-0000-4000-8000-000000000001"
   */
  actor: string;

  /**
   * What that person is called now; `null` for the system, visitors, and who has no account any more.
   * @example "root"
   */
  actorName: string | null;

  /**
   * What was done.
   * @example "payment.refund-requested"
   */
  action: string;

  /**
   * What it was done to; `null` where it was done to nothing in particular.
   * @example "payment:7d1f5c1e-2b9a-4a58-8f0e-3b6d1c0a9f42"
   */
  subject: string | null;

  /**
   * What that is called now; `null` where it has no name, or is not there any more.
   * @example "TechFlow Solutions"
   */
  subjectName: string | null;

  /**
   * Where the web client shows it to super admins, as a path; `null` where it does not.
   * @example "/admin/payments?payment=7d1f5c1e-2b9a-4a58-8f0e-3b6d1c0a9f42"
   */
  subjectLink: string | null;

  /** What there is to know of it; `before` and `after` where something was changed, `reason` where one was asked for. */
  details: Record<string, unknown>;

  /**
   * The request or job that did it, as it stands in the log; `null` for what no request caused.
   * @example "req-1f"
   */
  request: string | null;

  /** Whether it is chained to the lines before it, which happens within a minute. */
  isSealed: boolean;
}

export class AuditFaultDto {
  /** The number of the line; `null` where it is not a line that is wrong. */
  eventId: string | null;

  /**
   * What is wrong there.
   * @example "The platform has not written it."
   */
  why: string;
}

export class AuditCheckDto {
  /** Its identifier. */
  id: string;

  /** Who asked for it, as the audit spells it; `system` for the nightly one. */
  startedBy: string;

  /** When it began. */
  startedAt: string;

  /** When it ended; `null` while it runs. */
  endedAt: string | null;

  /**
   * How many lines it has read so far.
   * @example 48211
   */
  lines: number;

  /**
   * How many faults it has found so far.
   * @example 0
   */
  faultCount: number;

  /** The first hundred of them. */
  faults: AuditFaultDto[];
}

export class AuditHeadDto {
  /**
   * How many lines the chain had.
   * @example 48211
   */
  position: number;

  /**
   * SHA-256 of the last of them and all before, in hexadecimal. Whoever keeps it elsewhere can tell later whether these lines
   * are the same.
   */
  hash: string;

  /** When it was signed. */
  signedAt: string;
}

export class AuditStateDto {
  /** The newest reading of the whole audit; `null` before the first. */
  check: AuditCheckDto | null;

  /** How far the chain went when it was last signed, after each reading, also each night; `null` before the first. */
  head: AuditHeadDto | null;
}
