export class CaughtMessageSummaryDto {
  /** Its identifier. */
  id: string;

  /**
   * The recipient's name.
   * @example "Maya Chen"
   */
  toName: string;

  /**
   * The recipient's address.
   * @example "maya.chen@techflow.example"
   */
  toAddress: string;

  /**
   * Its subject line.
   * @example "Welcome to the Global Innovation Alliance"
   */
  subject: string;

  /** When it would have left. */
  sentAt: string;
}

export class CaughtMessageDto extends CaughtMessageSummaryDto {
  /**
   * The message as plain text. The HTML has an address of its own.
   * @example "Hello Maya, welcome to the alliance."
   */
  text: string;
}
