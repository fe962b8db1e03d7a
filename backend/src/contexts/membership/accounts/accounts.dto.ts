import { IsOptional } from 'class-validator';
import { EmailAddress, Text } from '../../../platform/http/text';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Password } from '../../../platform/passwords/password-field';
import { ClosedSectionDto } from '../../../platform/settings/section.dto';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';

export class LogInDto {
  /**
   * The person's e-mail address.
   * @example "alex@techflow.example"
   */
  @EmailAddress()
  email: string;

  /**
   * The person's password.
   * @example "seven quiet lanterns at noon"
   */
  @Password()
  password: string;

  /** Where the browser goes after a form post: a path on this origin. Anything else is taken as `/`. */
  @IsOptional()
  @Text({ max: 2000 })
  return?: string;
}

export class EnterpriseLogInDto {
  /**
   * The person's e-mail address.
   * @example "alex@techflow.example"
   */
  @EmailAddress()
  email: string;

  /**
   * The person's password.
   * @example "seven quiet lanterns at noon"
   */
  @Password()
  password: string;
}

export class EnterpriseLogInResultDto {
  /**
   * False when the credentials are wrong or the person is neither owner nor admin of an organization.
   * @example true
   */
  success: boolean;
}

export class RequestPasswordResetDto {
  /**
   * The address whose password is forgotten.
   * @example "alex@techflow.example"
   */
  @EmailAddress()
  email: string;
}

export class AcceptedDto {
  /**
   * What happens next, for people.
   * @example "If there is an account for this address, a link is on its way. It works for 30 minutes."
   */
  message: string;
}

export class TokenDto {
  /**
   * What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
   * resets.
   * @example "the token from the link in the mail"
   */
  @Text({ max: 200, required: 'The link is not complete' })
  token: string;
}

export class SetPasswordDto extends TokenDto {
  /**
   * The new password: 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones,
   * patterns, and what is made of the person's, the organization's or our own words.
   * @example "seven quiet lanterns at noon"
   */
  @Password()
  password: string;
}

export class ChangePasswordDto {
  /**
   * The password that the person has now.
   * @example "seven quiet lanterns at noon"
   */
  @Password()
  current: string;

  /**
   * The new one: 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones, patterns,
   * and what is made of the person's, the organization's or our own words.
   * @example "nine green kettles by the sea"
   */
  @Password()
  password: string;
}

export class ActivationDto {
  /**
   * The address whose account the link activates.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * The person's given name.
   * @example "Alex"
   */
  firstName: string;
}

export class MemberOrganizationDto {
  /** Its identifier. */
  id: string;

  /**
   * The name by which it is known.
   * @example "TechFlow Solutions"
   */
  name: string;

  /**
   * What kind of organization it is.
   * @example "startup"
   */
  type: OrganizationType;

  /**
   * What it does.
   * @example "We build sensors that find leaks in city water networks."
   */
  description: string | null;

  /**
   * Its web address.
   * @example "https://techflow.example"
   */
  website: string | null;

  /**
   * Address of its logo.
   * @example "https://techflow.example/logo.svg"
   */
  logoUrl: string | null;

  /**
   * The tier in force, a running trial included.
   * @example "innovators_solution_providers"
   */
  membershipTier: MembershipTier;

  /** Until when the tier in force is a trial. */
  trialEndsAt: string | null;

  /** Whether it may only read until the alliance has approved its registration: its people have the role `viewer` until then. */
  awaitsReview: boolean;

  /** When it registered. */
  createdAt: string;

  /** Whether it is suspended, so that nothing can be written for it; absent where it is not. */
  isSuspended?: boolean;
}

export class OrganizationMembershipDto {
  /** What the person belongs to. */
  organization: MemberOrganizationDto;

  /**
   * The person's role in the organization.
   * @example "owner"
   */
  role: OrganizationRole;

  /**
   * The organization's tier in force, a running trial included. `free` means not paid.
   * @example "innovators_solution_providers"
   */
  membershipTier: MembershipTier;

  /** Since when the person belongs to the organization. */
  createdAt: string;
}

export class CurrentUserDto {
  /** The person's identifier. */
  id: string;

  /**
   * The address that they sign in with.
   * @example "alex@techflow.example"
   */
  email: string;

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
   * Address of their picture.
   * @example "https://techflow.example/alex.jpg"
   */
  profileImageUrl: string | null;

  /** When the account was made. */
  createdAt: string;

  /** When the account is erased, where the person has asked for it: until then they may keep it, and do nothing else. */
  deletionDueAt: string | null;

  /**
   * Until when a super admin sees the product as this person, and changes nothing; absent where the person has signed in themselves.
   * @example "2026-11-23T15:00:00.000Z"
   */
  seenUntil?: string;

  /** Oldest membership first, 200 at most. */
  organizations: OrganizationMembershipDto[];

  /** The sections of the alliance that are closed for now, with their pages. */
  closedSections: ClosedSectionDto[];
}

export class ReturnQuery {
  /** Where to go afterwards: a path on this origin. */
  @IsOptional()
  @Text({ max: 2000 })
  return?: string;
}
