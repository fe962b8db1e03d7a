import { IsOptional } from 'class-validator';
import { EmailAddress, Text } from '../../../platform/http/text';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { MembershipTier, OrganizationType } from '../organizations/organization.enums';

/** The password as typed: nothing is trimmed or cut. Its rules are checked with the person's own words at hand. */
const Password = () => Text({ max: 512, lines: true, untrimmed: true, required: 'Enter your password' });

export class LogInDto {
  /**
   * The person's e-mail address.
   * @example "maya.chen@techflow.example"
   */
  @EmailAddress()
  email: string;

  /**
   * The person's password.
   * @example "correct horse battery staple"
   */
  @Password()
  password: string;

  /**
   * Where the browser goes after a form post: a path on this origin. Anything else is taken as `/`.
   * @example "/problems"
   */
  @IsOptional()
  @Text({ max: 2000 })
  return?: string;
}

export class EnterpriseLogInDto {
  /** @example "maya.chen@techflow.example" */
  @EmailAddress()
  email: string;

  @Password()
  password: string;
}

export class EnterpriseLogInResultDto {
  /** False when the credentials are wrong or the person is neither owner nor admin of an organization. */
  success: boolean;
}

export class RequestPasswordResetDto {
  /** @example "maya.chen@techflow.example" */
  @EmailAddress()
  email: string;
}

export class AcceptedDto {
  /** What happens next, for people. */
  message: string;
}

export class TokenDto {
  /** The token from the mailed link. */
  @Text({ max: 200, required: 'The link is not complete' })
  token: string;
}

export class SetPasswordDto extends TokenDto {
  /** The new password: 12 to 128 characters of any kind; known breached ones are refused (`password_refused`). */
  @Password()
  password: string;
}

export class ActivationDto {
  /** The address whose account the link activates. */
  email: string;

  firstName: string;
}

export class MemberOrganizationDto {
  id: string;

  name: string;

  type: OrganizationType;

  description: string | null;

  website: string | null;

  logoUrl: string | null;

  /** The tier in force, a running trial included. */
  membershipTier: MembershipTier;

  /** Until when the tier in force is a trial. */
  trialEndsAt: string | null;

  createdAt: string;
}

export class OrganizationMembershipDto {
  organization: MemberOrganizationDto;

  /** The person's role in the organization. */
  role: OrganizationRole;

  /** The organization's tier in force, a running trial included. `free` means not paid. */
  membershipTier: MembershipTier;

  /** Since when the person belongs to the organization. */
  createdAt: string;
}

export class CurrentUserDto {
  id: string;

  email: string;

  firstName: string;

  lastName: string;

  profileImageUrl: string | null;

  createdAt: string;

  /** Oldest membership first. */
  organizations: OrganizationMembershipDto[];
}

export class ReturnQuery {
  /** Where to go afterwards: a path on this origin. */
  @IsOptional()
  @Text({ max: 2000 })
  return?: string;
}
