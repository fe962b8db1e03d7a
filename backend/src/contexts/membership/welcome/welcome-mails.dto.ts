import { Transform } from 'class-transformer';
import { IsEnum, IsOptional } from 'class-validator';
import { EmailAddress, Text } from '../../../platform/http/text';
import { canonicalTier, MembershipTier, OrganizationType } from '../organizations/organization.enums';

/** For whom a sample of a welcome mail is written. */
export class WelcomeSampleQuery {
  /**
   * The first name in it.
   * @example "Alex"
   */
  @IsOptional()
  @Text({ max: 100 })
  firstName?: string;

  /**
   * The organization in it.
   * @example "TechFlow Solutions"
   */
  @IsOptional()
  @Text({ max: 200 })
  orgName?: string;
}

export class WelcomeTemplateDto {
  /**
   * The whole HTML document; `showWelcomeTemplate` answers it for a frame.
   * @example "<!doctype html>"
   */
  html: string;

  /**
   * The subject line.
   * @example "Welcome to the Global Innovation Alliance, TechFlow Solutions"
   */
  subject: string;

  /**
   * What a mail program shows beside the subject.
   * @example "Your member ID is GIA-123456."
   */
  preview: string;

  /**
   * The plain text.
   * @example "Hello Alex,"
   */
  text: string;
}

export class TestSmtpEmailDto {
  /**
   * Who gets the test mail.
   * @example "operator@alliance.example"
   */
  @EmailAddress('Enter a test address')
  to: string;

  /**
   * The first name in it.
   * @example "Alex"
   */
  @Text({ max: 100, required: 'Enter a user name' })
  userName: string;

  /**
   * The organization in it.
   * @example "TechFlow Solutions"
   */
  @Text({ max: 200, required: 'Enter an organization name' })
  organizationName: string;

  /**
   * The tier whose welcome it is; the names of the registration page are understood too.
   * @example "innovators_solution_providers"
   */
  @Transform(({ value }) => canonicalTier(value))
  @IsEnum(MembershipTier, { message: 'Choose a tier' })
  membershipTier: MembershipTier;
}

export class TestEmailDto extends TestSmtpEmailDto {
  /**
   * What kind of organization it stands for. No welcome mail says it.
   * @example "startup"
   */
  @IsOptional()
  @IsEnum(OrganizationType)
  organizationType?: OrganizationType;
}

export class TestEmailResultDto {
  /**
   * Whether the mail server has taken it, or it was kept on this machine.
   * @example true
   */
  success: boolean;

  /**
   * Whether it was kept on this machine instead of sent, as no mail server is configured: `listCaughtMessages` has it.
   * @example false
   */
  isCaught: boolean;

  /**
   * What the server answered, where it has not; the message then waits in the queue or has failed.
   * @example null
   */
  error: string | null;

  /** The message, as the list of mail has it. */
  messageId: string;
}

export class ResentWelcomeDto {
  /**
   * Whether the mail has left, or waits to leave.
   * @example true
   */
  success: boolean;

  /**
   * What became of it.
   * @example "Welcome email sent to maya.chen@techflow.example."
   */
  message: string;

  /** The message, as the list of mail has it. */
  messageId: string;
}
