import { IsBoolean, IsEnum, IsOptional, Matches } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { SupportState } from './support.enums';

/** So long a text may be. */
export const longestMessage = 5000;

/** A request for help. */
export class OpenTicketDto {
  /**
   * What it is about, on one line.
   * @example "The invoice names our former address"
   */
  @Text({ max: 150, required: 'Please say what it is about' })
  subject: string;

  /**
   * What happened, and what would help.
   * @example "We moved in March. The invoice of May still has the old street."
   */
  @Text({ max: longestMessage, lines: true, required: 'Please say what would help' })
  text: string;

  /** For which of the viewer’s organizations; by default their first. */
  @IsOptional()
  @IsId({ message: 'organizationId must be the id of an organization' })
  organizationId?: string;

  /**
   * The path of the page on which help was asked for.
   * @example "/checkout/innovators-annual"
   */
  @IsOptional()
  @Text({ max: 300 })
  @Matches(/^\/(?![/\\])\S*$/, { message: 'page must be a path of this installation' })
  page?: string;
}

/** What somebody writes in a thread with the alliance. */
export class WriteToTicketDto {
  /**
   * What there is to say.
   * @example "It is the street that is wrong, not the city."
   */
  @Text({ max: longestMessage, lines: true, required: 'Please write something' })
  text: string;
}

/** What the alliance answers. */
export class AnswerTicketDto extends WriteToTicketDto {
  /**
   * Whether that is the end of it; otherwise it waits for the person.
   * @example false
   */
  @IsOptional()
  @IsBoolean()
  closes?: boolean;
}

/** Whether a request for help goes on. */
export class CloseTicketDto {
  /**
   * Whether it is closed; otherwise it is open again.
   * @example true
   */
  @IsBoolean()
  isClosed: boolean;
}

export class OpenedTicketDto {
  /** The identifier of the request. */
  id: string;
}

/** A request for help, as a line of a list. */
export class SupportTicketDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is about.
   * @example "The invoice names our former address"
   */
  subject: string;

  /**
   * Whose turn it is: `open` waits for the alliance, `waiting` for the person.
   * @example "open"
   */
  state: SupportState;

  /**
   * The organization for which it was asked; `null` for who belongs to none.
   * @example "Nairobi Water"
   */
  organizationName: string | null;

  /** Its identifier. */
  organizationId: string | null;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * Its member id.
   * @example "GIA-123456"
   */
  memberId: string | null;

  /** When it was opened. */
  openedAt: string;

  /** When something was written last, or it was closed or opened again. */
  changedAt: string;
}

export class SupportMessageDto {
  /** Its identifier. */
  id: string;

  /** Whether the alliance has written it, and not the person. */
  isAnswer: boolean;

  /**
   * As it was written, in Markdown as far as the web client shows it.
   * @example "The next invoice will have the new street."
   */
  text: string;

  /** When. */
  writtenAt: string;
}

/** A request for help with all that was written. */
export class SupportThreadDto extends SupportTicketDto {
  /**
   * The path of the page on which help was asked for.
   * @example "/checkout/innovators-annual"
   */
  page: string | null;

  /** What was written, the first first; the newest 500. */
  messages: SupportMessageDto[];
}

/** Who asks, for those who answer. */
export class SupportAskerDto {
  /**
   * The person’s name.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * Their address.
   * @example "alex@techflow.example"
   */
  email: string;

  /** Address of their picture; `null` where they have none. */
  profileImageUrl: string | null;
}

/** A request for help, as a line of the list of those who answer. */
export class AskedTicketDto extends SupportTicketDto {
  /** Who asks. */
  asker: SupportAskerDto;
}

/** A request for help with all that was written, for those who answer. */
export class AskedThreadDto extends SupportThreadDto {
  /** Who asks. */
  asker: SupportAskerDto;
}

/** For whom a person would write, and what they have asked already. */
export class SupportDto {
  /**
   * The person’s first organization; `null` for who belongs to none.
   * @example "Nairobi Water"
   */
  organizationName: string | null;

  /**
   * Its member id.
   * @example "GIA-123456"
   */
  memberId: string | null;

  /** Their requests, the last changed first; 200 at most. */
  tickets: SupportTicketDto[];
}

/** Which requests for help. */
export class AskedTicketsQuery extends PageQuery {
  /** Those in this state alone. */
  @IsOptional()
  @IsEnum(SupportState)
  state?: SupportState;
}
