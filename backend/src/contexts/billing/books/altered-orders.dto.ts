import { Text } from '../../../platform/http/text';
import { LedgerOrganizationDto } from './ledger.dto';

export class AlteredOrderSenderDto {
  /**
   * Their name.
   * @example "Alex Kimani"
   */
  name: string;

  /**
   * Where they are reached.
   * @example "alex@techflow.example"
   */
  email: string;
}

/** An order that came with a price, an amount or a tier of its own. It was refused, and nothing was charged. */
export class AlteredOrderDto {
  /** Its identifier. */
  id: string;

  /** For whom it was sent. */
  organization: LedgerOrganizationDto;

  /** Who sent it; `null` where they belong to no organization any more. */
  sentBy: AlteredOrderSenderDto | null;

  /**
   * The names of the fields that the price book alone decides: ten at most, 40 characters of each.
   * @example ["price", "tier"]
   */
  fields: string[];

  /** When it came; what else the person sent within an hour is not listed. */
  createdAt: string;
}

export class CloseAlteredOrderDto {
  /**
   * What was found: it is kept in the audit.
   * @example "A program with an old form; its author was written to."
   */
  @Text({ max: 1000, lines: true, required: 'Say what was found' })
  note: string;
}
