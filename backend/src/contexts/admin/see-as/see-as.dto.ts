import { IsBoolean } from 'class-validator';
import { IsId } from '../../../platform/http/id';
import { Searched, Text } from '../../../platform/http/text';
import { fewestLetters } from '../../membership';

export class SeeAsQuery {
  /**
   * The beginnings of their names, in any order, from two letters on; or their whole e-mail address, or their identifier.
   * @example "alex kim"
   */
  @Searched({ min: fewestLetters, max: 200, required: 'Type two letters of a name, or an e-mail address' })
  search: string;
}

export class MemberToSeeDto {
  /** The person's identifier. */
  id: string;

  /**
   * What they are called.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * The address that they sign in with.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * The names of the organizations that they belong to, oldest membership first, ten at most.
   * @example ["TechFlow Solutions"]
   */
  organizations: string[];
}

export class SeeAsMemberDto {
  /**
   * As whom the product is to be seen.
   * @example "5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215"
   */
  @IsId({ message: 'Choose the member' })
  personId: string;

  /**
   * Why, in 10 to 500 characters; it stands in the audit.
   * @example "Asked for help with a dashboard that stays empty (request of 23 November)."
   */
  @Text({ max: 500, min: 10, lines: true })
  reason: string;

  /**
   * Whether the mail that tells the member of it says the reason too.
   * @example true
   */
  @IsBoolean()
  tellsReason: boolean;
}

export class SeeAsDto {
  /** Until when the session shows the product as the member, at the latest. */
  until: string;
}
