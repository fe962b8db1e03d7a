import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { Searched } from '../../../platform/http/text';
import { PageQuery } from '../../../platform/lists/browse.dto';
import { OrganizationType } from '../organizations/organization.enums';

export enum ConnectionTab {
  Connected = 'connected',
  Incoming = 'incoming',
  Outgoing = 'outgoing',
  Past = 'past',
}

export class ConnectionsQuery extends PageQuery {
  /**
   * Which: `connected`, open and asked of the viewer's organizations (`incoming`) or by them (`outgoing`), or `past`, which were
   * declined, withdrawn or removed.
   * @example "connected"
   */
  @IsEnum(ConnectionTab, { message: `tab must be one of ${Object.values(ConnectionTab).join(', ')}` })
  tab: ConnectionTab;

  /**
   * A part of the other organization's name.
   * @example "meridian"
   */
  @IsOptional()
  @Searched({ max: 200 })
  search?: string;
}

/** How many there are of each. */
export class ConnectionCountsDto {
  /**
   * Connections.
   * @example 3
   */
  connected: number;

  /**
   * Open requests to the viewer's organizations.
   * @example 1
   */
  incoming: number;

  /**
   * Open requests of the viewer's organizations.
   * @example 2
   */
  outgoing: number;

  /**
   * Requests that were declined or withdrawn, and connections that were removed.
   * @example 4
   */
  past: number;
}

/** An organization that shares interests with the viewer's. */
export class ConnectionSuggestionDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Meridian Water Board"
   */
  name: string;

  /**
   * What it is.
   * @example "government"
   */
  @ApiProperty({ enum: OrganizationType, enumName: 'OrganizationType' })
  type: OrganizationType;

  /**
   * Where it is, ISO 3166-1 alpha-2; `null` where it does not say so.
   * @example "KE"
   */
  country: string | null;

  /** Names its logo; `null` where it has none. */
  logoId: string | null;

  /**
   * What both are interested in, one at least: why it is suggested.
   * @example ["AgriTech", "Greentech / Climate Tech"]
   */
  sharedInterests: string[];
}
