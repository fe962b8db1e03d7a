import { IsEnum, Matches } from 'class-validator';
import { EmailAddress, Reason, Text } from '../../../platform/http/text';
import { Password } from '../../../platform/passwords/password-field';
import { AdminRole } from '../accounts/admin-account.entity';

export class AdministratorDto {
  /** Identifier of the account. */
  id: string;

  /**
   * The name to sign in with.
   * @example "noor"
   */
  username: string;

  /**
   * Where mail about the account goes.
   * @example "noor@alliance.example"
   */
  email: string;

  /**
   * `super-admin` may do everything in the administration, `operator` sees mail.
   * @example "operator"
   */
  role: AdminRole;

  /** Whether the account is the one that the installation's environment names, which only the environment changes. */
  isOfEnvironment: boolean;

  /** Whether signing in takes more than a password. */
  hasSecondFactor: boolean;

  /** When the account was made. */
  createdAt: string;
}

export class AdminInvitationDto {
  /** Identifier of the invitation. */
  id: string;

  /**
   * Who is invited.
   * @example "noor@alliance.example"
   */
  email: string;

  /**
   * What they would be.
   * @example "operator"
   */
  role: AdminRole;

  /** When the link was last mailed. */
  sentAt: string;

  /** Until when the link works. */
  expiresAt: string;
}

export class AdministratorsDto {
  /** By username. */
  administrators: AdministratorDto[];

  /** Those that nobody has accepted, newest first, the expired ones too. */
  invitations: AdminInvitationDto[];
}

export class InviteAdministratorDto {
  /**
   * Who is to help run the alliance. A further invitation of an address takes the place of the one before.
   * @example "noor@alliance.example"
   */
  @EmailAddress()
  email: string;

  /**
   * What they are to be.
   * @example "operator"
   */
  @IsEnum(AdminRole)
  role: AdminRole;
}

export class RemoveAdministratorDto {
  /**
   * Why, in 1 to 500 characters: it stands in the audit, and all super admins read it.
   * @example "Left the alliance’s team."
   */
  @Reason()
  reason: string;
}

export class ChangeAdminRoleDto extends RemoveAdministratorDto {
  /**
   * What they are to be from now on.
   * @example "operator"
   */
  @IsEnum(AdminRole)
  role: AdminRole;
}

export class OfferedAdminRoleDto {
  /**
   * Who is invited.
   * @example "noor@alliance.example"
   */
  email: string;

  /**
   * What they would be.
   * @example "operator"
   */
  role: AdminRole;
}

export class AdminLinkDto {
  /**
   * What follows `token=` in the mailed link.
   * @example "the token from the link in the mail"
   */
  @Text({ max: 200, required: 'The link is not complete' })
  token: string;
}

export class BecomeAdministratorDto extends AdminLinkDto {
  /**
   * The name to sign in with, which nobody else may have or have had: 3 to 40 small letters, digits, dots, dashes and underscores.
   * @example "noor"
   */
  @Text({ max: 40 })
  @Matches(/^[a-z0-9][a-z0-9._-]{2,}$/, {
    message: 'Use 3 to 40 small letters, digits, dots, dashes or underscores',
  })
  username: string;

  /**
   * 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones, patterns, and what is made of
   * the name, the address or our own words.
   * @example "seven otters keep the mail"
   */
  @Password()
  password: string;
}
