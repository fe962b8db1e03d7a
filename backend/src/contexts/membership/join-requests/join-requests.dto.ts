import { IsEnum, IsOptional } from 'class-validator';
import { Text } from '../../../platform/http/text';
import { OrganizationType } from '../organizations/organization.enums';
import { TeamRole } from '../team/team.enums';

export class AskToJoinTeamDto {
  /**
   * What those who decide should know.
   * @example "I work in the pumps team."
   */
  @IsOptional()
  @Text({ max: 500, lines: true })
  note?: string | null;
}

export class AcceptTeamRequestDto {
  /**
   * What the person may do from now on. Owners are let in by owners alone.
   * @example "member"
   */
  @IsEnum(TeamRole, { message: 'Choose a role' })
  role: TeamRole;
}

export class DeclineTeamRequestDto {
  /**
   * Why; the person reads it.
   * @example "Please ask with your new address."
   */
  @IsOptional()
  @Text({ max: 500, lines: true })
  reason?: string | null;
}

export class JoinOfferDto {
  /** The organization. */
  organizationId: string;

  /**
   * What it is called.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * What kind of organization it is.
   * @example "startup"
   */
  organizationType: OrganizationType;

  /**
   * Its domain, to which the viewer's address belongs.
   * @example "techflow.example"
   */
  domain: string;

  /** The viewer's request that waits for an answer; `null` where there is none. */
  requestId: string | null;

  /** When they asked. */
  askedAt: string | null;
}

export class TeamJoinRequestDto {
  /** Its identifier. */
  id: string;

  /**
   * Who asks.
   * @example "Sam Njoroge"
   */
  personName: string;

  /**
   * Their address.
   * @example "sam@techflow.example"
   */
  email: string;

  /** Address of their picture; `null` where they have none. */
  profileImageUrl: string | null;

  /**
   * What they say.
   * @example "I work in the pumps team."
   */
  note: string | null;

  /** When they asked. */
  askedAt: string;
}
