import { IsEnum, IsOptional } from 'class-validator';
import { Day } from '../../../platform/http/dates';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { MessageStatus, TryOutcome } from '../messages/message.enums';

/** What the list of messages is narrowed by; an absent field narrows by nothing. */
export class MessageFilter extends PageQuery {
  /**
   * What has become of the messages.
   * @example "failed"
   */
  @IsOptional()
  @IsEnum(MessageStatus)
  state?: MessageStatus;

  /**
   * The template that they are written with.
   * @example "password-reset"
   */
  @IsOptional()
  @Text({ max: 100 })
  template?: string;

  /**
   * How the recipient's address begins; capitals make no difference.
   * @example "maya.chen@"
   */
  @IsOptional()
  @Text({ max: 254 })
  recipient?: string;

  /**
   * Queued on this day or later, in UTC.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Day()
  from?: string;

  /**
   * Queued on this day or before, in UTC.
   * @example "2026-11-30"
   */
  @IsOptional()
  @Day()
  to?: string;
}

export class MessageDto {
  /** Its identifier. */
  id: string;

  /**
   * The template that it is written with.
   * @example "password-reset"
   */
  template: string;

  /**
   * Its subject line.
   * @example "Reset your password"
   */
  subject: string;

  /**
   * The recipient's name.
   * @example "Maya Chen"
   */
  toName: string;

  /**
   * The recipient's address.
   * @example "maya.chen@techflow.example"
   */
  toAddress: string;

  /**
   * What has become of it. `queued` waits its turn or for the server; `deferred` waits because the server has put off this very
   * message; `failed` was refused, or given up after three days; `bounced`: the server knows no such recipient; `suppressed`: the
   * address gets no mail; `stopped`: an operator took it out of the queue.
   * @example "deferred"
   */
  state: MessageStatus;

  /**
   * How often it was tried.
   * @example 2
   */
  attempts: number;

  /**
   * What the server answered when it last did not take it; `null` where it has not refused.
   * @example "450 4.2.0 Greylisted, try again later"
   */
  lastError: string | null;

  /** Whether it says again what another message has said. */
  isResend: boolean;

  /** When it was queued. */
  queuedAt: string;

  /** When the server took it; `null` before. */
  sentAt: string | null;
}

export class DeliveryTryDto {
  /**
   * How it ended: `taken` by the server; `caught` on this machine, where none is configured; `deferred`: not now, for this message;
   * `server-away`: not now, for any; `refused` for good; `bounced`: no such recipient.
   * @example "taken"
   */
  outcome: TryOutcome;

  /**
   * In the server's words, without credentials.
   * @example "250 2.0.0 OK: queued as 9F2C1A"
   */
  answer: string;

  /**
   * How often in a row it ended so.
   * @example 1
   */
  times: number;

  /** The first of them. */
  firstAt: string;

  /** The last of them. */
  lastAt: string;
}

export class ThreadMessageDto {
  /** Its identifier. */
  id: string;

  /**
   * What has become of it.
   * @example "failed"
   */
  state: MessageStatus;

  /** When it was queued. */
  queuedAt: string;
}

export class MessageDetailDto extends MessageDto {
  /**
   * What it is about, as the part of the platform that wrote it says.
   * @example "registration:GIA-482913"
   */
  about: string | null;

  /**
   * As plain text, with the secrets of its links hidden; `null` where what it said is not kept any more, some weeks after it was
   * queued (the setting `mailValuesDays`). The HTML has an address of its own.
   * @example "Hello Maya, welcome to the alliance."
   */
  text: string | null;

  /** Each try with the server's answer, oldest first; the newest 50. */
  tries: DeliveryTryDto[];

  /** The first message and those that say the same again, oldest first, with this one; empty where there is no other. */
  thread: ThreadMessageDto[];

  /** The entry by which its address gets no mail now; `null` where it does. */
  suppressionId: string | null;
}
