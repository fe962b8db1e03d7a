export class CaughtMessageSummaryDto {
  id: string;

  /** @example "Maya Chen" */
  toName: string;

  /** @example "maya.chen@techflow.example" */
  toAddress: string;

  subject: string;

  sentAt: string;
}

export class CaughtMessageDto extends CaughtMessageSummaryDto {
  /** The message as plain text. The HTML has an address of its own. */
  text: string;
}
