import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsBoolean,
  IsEnum,
  IsOptional,
  Matches,
} from 'class-validator';
import { Country } from '../../../platform/http/country';
import { EmailAddress, NoWebAddress, Text } from '../../../platform/http/text';
import type { MessageState } from '../../../platform/mail/mail';
import { canonicalTier, MembershipTier, OrganizationType } from '../organizations/organization.enums';
import { WebAddress } from '../organizations/web-address';
import { Industry, Interest, OrganizationSize } from './registration.enums';

/** An application for membership, as the form of `/membership` sends it. */
export class RegisterMemberDto {
  /**
   * What kind of organization it is.
   * @example "startup"
   */
  @IsEnum(OrganizationType, { message: 'Please select an organization type to continue.' })
  organizationType: OrganizationType;

  /**
   * The name by which it is known.
   * @example "TechFlow Solutions"
   */
  @Text({ max: 200, required: 'Please enter organization name' })
  @NoWebAddress()
  organizationName: string;

  /**
   * Its web address, with http:// or https://.
   * @example "https://techflow.example"
   */
  @Text({ max: 2000, required: 'Please enter the website' })
  @WebAddress('Please enter a web address that starts with http:// or https://')
  website: string;

  /**
   * Its page at LinkedIn.
   * @example "https://www.linkedin.com/company/techflow"
   */
  @Text({ max: 2000, required: 'Please enter the organization LinkedIn page' })
  @WebAddress('Please enter a web address that starts with http:// or https://')
  organizationLinkedIn: string;

  /**
   * Number of employees.
   * @example "11-50"
   */
  @IsEnum(OrganizationSize, { message: 'Please select the organization size' })
  size: OrganizationSize;

  /**
   * What the organization works in.
   * @example "Technology & Software"
   */
  @IsEnum(Industry, { message: 'Please select the industry' })
  industry: Industry;

  /**
   * Where the organization has its seat, ISO 3166-1 alpha-2.
   * @example "KE"
   */
  @IsOptional()
  @Country('Please select a country')
  country?: string;

  /**
   * Given and family name of the contact person.
   * @example "Alex Kimani"
   */
  @Text({ max: 200, required: 'Please enter the contact name' })
  @NoWebAddress()
  contactName: string;

  /**
   * The contact person's address; the welcome mail and its activation link go there.
   * @example "alex@techflow.example"
   */
  @EmailAddress('Please enter email address')
  email: string;

  /**
   * Where the contact person can be called, with the country code.
   * @example "+254 700 000000"
   */
  @Text({ max: 40, required: 'Please enter the phone number' })
  @Matches(/^\+?(?:[\s().\-/]*\d){5,20}[\s().\-/]*(?:(?:ext|x)\.?\s*\d{1,6})?$/i, {
    message: 'Please enter a phone number, e.g. +254 700 000000',
  })
  phone: string;

  /**
   * The contact person's page at LinkedIn.
   * @example "https://www.linkedin.com/in/alexkimani"
   */
  @Text({ max: 2000, required: 'Please enter the contact LinkedIn profile' })
  @WebAddress('Please enter a web address that starts with http:// or https://')
  contactLinkedIn: string;

  /**
   * What the contact person does in the organization.
   * @example "Head of Innovation"
   */
  @Text({ max: 200, required: 'Please enter the role' })
  role: string;

  /**
   * What the organization does, in a few sentences.
   * @example "We build sensors that find leaks in city water networks."
   */
  @Text({ max: 5000, lines: true, required: 'Please describe the organization' })
  description: string;

  /**
   * What the organization wants to work on; at least one.
   * @example ["Greentech / Climate Tech", "AI & Data Science"]
   */
  @ArrayMinSize(1, { message: 'Please select at least one area of interest.' })
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsEnum(Interest, { each: true, message: 'Please select at least one area of interest.' })
  interests: Interest[];

  /**
   * The tier asked for. The four names of the registration page (`free`, `enterprise`, `innovators`, `enablers`) are
   * understood too. It is a wish: the organization starts free, with a trial of the tier.
   * @example "innovators_solution_providers"
   */
  @Transform(({ value }) => canonicalTier(value))
  @IsEnum(MembershipTier, { message: 'Please select a plan' })
  selectedPlan: MembershipTier;

  /**
   * Agreement to the Terms of Service and the Privacy Policy; must be true.
   * @example true
   */
  @Equals(true, { message: 'Please agree to the Terms of Service and Privacy Policy.' })
  agreeTerms: boolean;

  /**
   * Whether news may be mailed to the contact person.
   * @example false
   */
  @IsOptional()
  @IsBoolean()
  agreeMarketing?: boolean;
}

export class RegisteredMemberDto {
  /**
   * Shown to people; never a credential.
   * @example "GIA-482913"
   */
  memberId: string;

  /**
   * Whether the welcome mail has left already. When not, `getRegistrationStatus` says why.
   * @example true
   */
  emailSent: boolean;

  /**
   * What happened, for people.
   * @example "Welcome email sent! Member ID: GIA-482913"
   */
  message: string;

  /**
   * For 30 days: asks how the mail is doing (`getRegistrationStatus`), has it sent again or to another address.
   * @example "R0lBLTQ4MjkxMw.9mJq1Zt8"
   */
  token: string;
}

export class RegistrationStatusQuery {
  /** The token of the registration's answer. */
  @Text({ max: 200, required: 'The token is missing' })
  token: string;
}

export class RegistrationStatusDto {
  /**
   * Shown to people; never a credential.
   * @example "GIA-482913"
   */
  memberId: string;

  /**
   * The organization's name.
   * @example "TechFlow Solutions"
   */
  organizationName: string;

  /**
   * The tier asked for.
   * @example "innovators_solution_providers"
   */
  tier: MembershipTier;

  /**
   * Where the welcome mail goes.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * Whether the link of its welcome mail has been followed: the address is confirmed, and the organization its owner's.
   * @example false
   */
  activated: boolean;

  /**
   * Whether the organization may only read until the alliance has approved its registration.
   * @example false
   */
  awaitsReview: boolean;

  /**
   * Whether the welcome mail has left.
   * @example true
   */
  emailSent: boolean;

  /**
   * What has become of the newest welcome mail. `withheld`: none was written, as the address has had enough of them
   * for now; ask for it later (`resendWelcomeMail`).
   * @example "sent"
   */
  emailState: MessageState | 'withheld';
}

export class ResendWelcomeMailDto {
  /**
   * The token of the registration's answer.
   * @example "R0lBLTQ4MjkxMw.9mJq1Zt8"
   */
  @Text({ max: 200, required: 'The token is missing' })
  token: string;
}

export class ChangeRegistrationAddressDto extends ResendWelcomeMailDto {
  /**
   * The right e-mail address.
   * @example "alex@techflow.example"
   */
  @EmailAddress('Please enter email address')
  email: string;
}

export class ConfirmOrganizationDto {
  /**
   * The token of the link in the welcome mail.
   * @example "the token from the link in the welcome mail"
   */
  @Text({ max: 300, required: 'The link is not complete' })
  token: string;
}

export class OrganizationToConfirmDto {
  /**
   * The organization that the link was mailed for.
   * @example "TechFlow Solutions"
   */
  organizationName: string;
}

export class ConfirmedOrganizationDto {
  /**
   * The organization that now belongs to the person's account.
   * @example "TechFlow Solutions"
   */
  organizationName: string;
}

export class UnconfirmedOrganizationDto {
  /** Of the organization. */
  id: string;

  /**
   * The organization's name.
   * @example "TechFlow Solutions"
   */
  name: string;

  /**
   * What kind of organization it is.
   * @example "startup"
   */
  type: OrganizationType;

  /**
   * Where the organization has its seat, ISO 3166-1 alpha-2.
   * @example "KE"
   */
  country: string | null;

  /**
   * Of its registration. Shown to people; never a credential.
   * @example "GIA-482913"
   */
  memberId: string;

  /**
   * The contact person that the registration names.
   * @example "Alex Kimani"
   */
  contactName: string;

  /** When it was registered. */
  registeredAt: string;
}
