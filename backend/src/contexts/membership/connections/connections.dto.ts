import { IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { OrganizationType } from '../organizations/organization.enums';
import { ConnectionStatus } from './connection.enums';

export class RequestConnectionDto {
  /**
   * The organization to connect with, such as the `submittedBy` of a problem.
   * @example "00000000-0000-4000-8000-000000000002"
   */
  @IsUUID(undefined, { message: 'Name the organization to connect with' })
  organizationId: string;

  /**
   * What for, in a few words.
   * @example "We run a pilot on leak detection and would like to try your probes."
   */
  @Text({ max: 1000, lines: true, required: 'Say in a few words why you would like to connect' })
  note: string;

  /** The viewer's organization that asks; their first one where absent. */
  @IsOptional()
  @IsUUID()
  fromOrganizationId?: string;
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

  /** When it was asked. */
  createdAt: string;

  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;

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
}

export class NetworkDto {
  /**
   * Organizations connected with the viewer's.
   * @example 3
   */
  connections: number;

  /**
   * Organizations in the alliance.
   * @example 24
   */
  organizations: number;
}
