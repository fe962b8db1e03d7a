import { IsEnum, IsOptional } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { OneLine, PageQuery } from '../../../platform/lists/browse.dto';

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
  @OneLine()
  @Text({ max: 200 })
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
