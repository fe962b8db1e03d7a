import { IsOptional } from 'class-validator';
import { EmailAddress, NoWebAddress, Text } from '../../../platform/http/text';
import { RequestStatus } from './request.enums';

/** A request for a demonstration, as the form of the landing page sends it. */
export class RequestDemoDto {
  /**
   * Given and family name.
   * @example "Alex Kimani"
   */
  @Text({ max: 100, required: 'Please enter your name' })
  @NoWebAddress()
  name: string;

  /**
   * A work address; the confirmation and our answer go there.
   * @example "alex@techflow.example"
   */
  @EmailAddress('Please enter your work e-mail address')
  email: string;

  /**
   * The organization that the demonstration is for.
   * @example "TechFlow Solutions"
   */
  @Text({ max: 200, required: 'Please enter your organization' })
  @NoWebAddress()
  organization: string;

  /**
   * What the demonstration should show.
   * @example "How a pilot is set up in a sandbox, from the problem to the decision."
   */
  @Text({ max: 2000, lines: true, required: 'Please say what you would like to see' })
  message: string;

  /**
   * When it would suit, in one's own words.
   * @example "Tuesday or Wednesday morning, Nairobi time"
   */
  @IsOptional()
  @Text({ max: 200 })
  preferredTime?: string;
}

/** A request for a demonstration, as super admins read it. */
export class DemoRequestDto {
  /** Its identifier. */
  id: string;

  /**
   * Who asks.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * Where to answer.
   * @example "alex@techflow.example"
   */
  email: string;

  /**
   * The organization that the demonstration is for.
   * @example "TechFlow Solutions"
   */
  organization: string;

  /**
   * What the demonstration should show.
   * @example "How a pilot is set up in a sandbox, from the problem to the decision."
   */
  message: string;

  /**
   * When it would suit, in their own words.
   * @example "Tuesday or Wednesday morning, Nairobi time"
   */
  preferredTime: string | null;

  /**
   * Whether it waits for an answer.
   * @example "open"
   */
  status: RequestStatus;

  /** When it was sent. */
  createdAt: string;
}
