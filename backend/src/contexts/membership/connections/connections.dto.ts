import { Type } from 'class-transformer';
import { IsEnum, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Text } from '../../../platform/http/text';
import { TrueOrFalse } from '../../../platform/http/true-or-false';
import { OrganizationType } from '../organizations/organization.enums';
import { ConnectionStanding, ConnectionStatus, ConnectionSubject } from './connection.enums';

export class ConnectionsListQuery {
  /**
   * Those alone that were accepted and still stand.
   * @example true
   */
  @TrueOrFalse('accepted')
  accepted?: boolean;
}

export class ConnectionAboutDto {
  /**
   * What it is.
   * @example "problem"
   */
  @IsEnum(ConnectionSubject, { message: 'kind must be problem, solution or project' })
  kind: ConnectionSubject;

  /**
   * Its identifier; all members must see it.
   * @example "00000000-0000-4000-8000-000000000003"
   */
  @IsId({ message: 'id must name a problem, solution or project' })
  id: string;
}

/** What a request was about, as it was called then. */
export class ConnectionContextDto {
  /**
   * What it is.
   * @example "problem"
   */
  kind: ConnectionSubject;

  /** Its identifier; it may be gone. */
  id: string;

  /**
   * What it was called when the request was sent.
   * @example "Leaks in city mains"
   */
  title: string;
}

export class RequestConnectionDto {
  /**
   * The organization to connect with, such as the `submittedBy` of a problem.
   * @example "00000000-0000-4000-8000-000000000002"
   */
  @IsId({ message: 'Name the organization to connect with' })
  organizationId: string;

  /**
   * What for, in a few words.
   * @example "We run a pilot on leak detection and would like to try your probes."
   */
  @Text({ max: 1000, lines: true, required: 'Say in a few words why you would like to connect' })
  note: string;

  /** The viewer's organization that asks; their first one where absent. */
  @IsOptional()
  @IsId()
  fromOrganizationId?: string;

  /** The problem, solution or project that it is about, if any. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ConnectionAboutDto)
  about?: ConnectionAboutDto;
}

export class DeclineConnectionDto {
  /**
   * Why; the organization that asked reads it.
   * @example "We have no capacity for another pilot this year."
   */
  @Text({ max: 1000, lines: true, required: 'Give a reason' })
  reason: string;
}

export class ConnectedOrganizationDto {
  /** The organization's identifier. */
  id: string;

  /**
   * The organization's name.
   * @example "Meridian Energy Holdings"
   */
  name: string;

  /**
   * What kind of organization it is.
   * @example "corporation"
   */
  type: OrganizationType;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
}

export class ConnectionDto {
  /** Its identifier. */
  id: string;

  /** Who asked. */
  from: ConnectedOrganizationDto;

  /** Who was asked. */
  to: ConnectedOrganizationDto;

  /**
   * What for, in the words of who asked.
   * @example "We run a pilot on leak detection and would like to try your probes."
   */
  note: string;

  /**
   * Where it stands.
   * @example "pending"
   */
  status: ConnectionStatus;

  /**
   * Why it was declined.
   * @example "We have no capacity for another pilot this year."
   */
  reason: string | null;

  /** What the request is about, if anything. */
  about: ConnectionContextDto | null;

  /** When it was asked. */
  createdAt: string;

  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;

  /** When the connection was removed. */
  endedAt: string | null;

  /**
   * Whether the viewer may accept or decline it.
   * @example false
   */
  canDecide: boolean;

  /**
   * Whether the viewer may withdraw it.
   * @example true
   */
  canWithdraw: boolean;

  /**
   * Whether the viewer may end the connection.
   * @example false
   */
  canRemove: boolean;
}

export class NetworkDto {
  /**
   * Organizations connected with the viewer's.
   * @example 3
   */
  connections: number;

  /**
   * Organizations that the directory lists.
   * @example 24
   */
  organizations: number;
}

/** How one of the viewer's organizations stands with another one. */
export class ConnectionStandingDto {
  /** The viewer's organization. */
  organizationId: string;

  /** The other one. */
  otherId: string;

  /**
   * Whether they are connected, the other one has asked (`asked`), the viewer's has (`requested`), or it was declined and may not ask yet
   * again.
   * @example "connected"
   */
  standing: ConnectionStanding;

  /** From when on the viewer's may ask again; of those alone that were declined. */
  askAgainAt: string | null;
}
