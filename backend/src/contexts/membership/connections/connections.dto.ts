import { IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { OrganizationType } from '../organizations/organization.enums';
import { ConnectionStatus } from './connection.enums';

export class RequestConnectionDto {
  /** The organization to connect with. */
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
  /** @example "We have no capacity for another pilot this year." */
  @Text({ max: 1000, lines: true, required: 'Give a reason' })
  reason: string;
}

export class ConnectedOrganizationDto {
  id: string;

  name: string;

  type: OrganizationType;
}

export class ConnectionDto {
  id: string;

  /** Who asked. */
  from: ConnectedOrganizationDto;

  /** Who was asked. */
  to: ConnectedOrganizationDto;

  note: string;

  status: ConnectionStatus;

  /** Why it was declined. */
  reason: string | null;

  createdAt: string;

  decidedAt: string | null;

  /** Whether the viewer may accept or decline it. */
  canDecide: boolean;

  /** Whether the viewer may withdraw it. */
  canWithdraw: boolean;
}

export class NetworkDto {
  /** Organizations connected with the viewer's. */
  connections: number;

  /** Organizations in the alliance. */
  organizations: number;
}
