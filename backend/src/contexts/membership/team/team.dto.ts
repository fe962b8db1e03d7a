import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  Equals,
  IsArray,
  IsEnum,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { isEmailAddress, NoWebAddress, Text } from '../../../platform/http/text';
import { SetPasswordDto } from '../accounts/accounts.dto';
import { InvitationOutcome, TeamRole } from './team.enums';

const mostInvited = 20;

const defaultMessage = (tried?: ValidationArguments) => {
  const refused = [tried?.value].flat().find((email) => !isEmailAddress(email));
  return typeof refused === 'string' && refused ? `${refused} is not an e-mail address` : 'Enter e-mail addresses';
};
const EachEmailAddress = () =>
  ValidateBy({ name: 'emailAddress', validator: { validate: isEmailAddress, defaultMessage } }, { each: true });

export class InvitePeopleDto {
  /**
   * Whom to invite: at most 20 addresses.
   * @example ["sam@techflow.example"]
   */
  @IsArray({ message: 'Enter e-mail addresses' })
  @ArrayNotEmpty({ message: 'Enter an e-mail address' })
  @ArrayMaxSize(mostInvited, { message: `Invite ${mostInvited} people at a time` })
  @EachEmailAddress()
  @ApiProperty({ type: [String], items: { type: 'string', format: 'email', maxLength: 254 } })
  emails: string[];

  /**
   * What they may do once they have joined. Owners are invited by owners alone.
   * @example "member"
   */
  @IsEnum(TeamRole, { message: 'Choose a role' })
  role: TeamRole;
}

export class InvitedAddressDto {
  /**
   * The address.
   * @example "sam@techflow.example"
   */
  email: string;

  /**
   * What became of it: invited now, of a member already, or invited before.
   * @example "invited"
   */
  outcome: InvitationOutcome;
}

export class InvitedPeopleDto {
  /** Each address, once, in the order in which they were sent. */
  addresses: InvitedAddressDto[];
}

export class ChangeRoleDto {
  /**
   * The role that the person had when it was decided; where it is another one by now, nothing is changed.
   * @example "member"
   */
  @IsEnum(TeamRole, { message: 'Name the role that the person has' })
  from: TeamRole;

  /**
   * The role from now on.
   * @example "admin"
   */
  @IsEnum(TeamRole, { message: 'Choose a role' })
  role: TeamRole;
}

export class HandOverDto {
  /**
   * Who is to own the organization: somebody who belongs to it.
   * @example "00000000-0000-4000-8000-000000000002"
   */
  @IsId({ message: 'Choose a person' })
  personId: string;
}

export class JoinOrganizationDto extends SetPasswordDto {
  /**
   * The person's given name.
   * @example "Sam"
   */
  @Text({ max: 100, required: 'Enter your first name' })
  @NoWebAddress()
  firstName: string;

  /**
   * The person's family name.
   * @example "Njoroge"
   */
  @Text({ max: 100, required: 'Enter your last name' })
  @NoWebAddress()
  lastName: string;

  /**
   * That the person agrees to the Terms of Service and the Privacy Policy in force.
   * @example true
   */
  @Equals(true, { message: 'Agree to the terms to join' })
  @ApiProperty({ enum: [true] })
  agreeTerms: boolean;
}

export class TeamPersonDto {
  /** Their identifier. */
  id: string;

  /**
   * Their given name.
   * @example "Alex"
   */
  firstName: string;

  /**
   * Their family name.
   * @example "Kimani"
   */
  lastName: string;

  /**
   * Their address.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * What they do, in their own words.
   * @example "Head of Innovation"
   */
  headline: string | null;

  /**
   * Their time zone, by its name in the IANA database.
   * @example "Africa/Nairobi"
   */
  timeZone: string | null;

  /**
   * Address of their picture.
   * @example "/api/faces/00000000-0000-4000-8000-000000000002/large"
   */
  profileImageUrl: string | null;

  /**
   * What they may do.
   * @example "owner"
   */
  role: TeamRole;

  /** Since when they belong to the organization. */
  joinedAt: string;
}

export class TeamInvitationDto {
  /** Its identifier. */
  id: string;

  /**
   * Who is invited.
   * @example "sam@techflow.example"
   */
  email: string;

  /**
   * What they may do once they have joined.
   * @example "member"
   */
  role: TeamRole;

  /**
   * Who invited, or sent it again last.
   * @example "Alex Kimani"
   */
  invitedBy: string | null;

  /** When its link was mailed last. */
  sentAt: string;

  /** Until when its link works, and it takes a seat. */
  expiresAt: string;

  /**
   * Whether that is over: it stays until it is sent again or revoked.
   * @example false
   */
  hasExpired: boolean;
}

export class TeamSeatsDto {
  /**
   * People beside the owner, and invitations that have not expired.
   * @example 1
   */
  used: number;

  /**
   * How many the plan allows; `null` where it sets no limit.
   * @example 3
   */
  limit: number | null;
}

export class TeamDto {
  /**
   * What the organization is called.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /** Who belongs to it: owners first, at most 200. */
  people: TeamPersonDto[];

  /** Those that were neither accepted nor revoked, the newest first, at most 200; for owners and admins to see. */
  invitations: TeamInvitationDto[];

  /** How many seats are taken. */
  seats: TeamSeatsDto;
}

export class OfferedSeatDto {
  /** The organization that invites. */
  organizationId: string;

  /**
   * What it is called.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;

  /**
   * The address that is invited.
   * @example "sam@techflow.example"
   */
  email: string;

  /**
   * What the person may do once they have joined.
   * @example "member"
   */
  role: TeamRole;

  /** Until when the link works. */
  expiresAt: string;

  /**
   * Who invited.
   * @example "Alex Kimani"
   */
  inviterName: string | null;

  /**
   * Whether there is an account of the address: its person signs in and accepts.
   * @example false
   */
  hasAccount: boolean;
}

export class JoinedOrganizationDto {
  /** The organization that the viewer belongs to now. */
  organizationId: string;
}
