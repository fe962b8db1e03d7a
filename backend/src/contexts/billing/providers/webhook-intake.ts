/** Where a provider of our own process delivers its webhooks: the same door as those that come over HTTP. */
export abstract class WebhookIntake {
  /** Throws `signature_wrong`, or `not_found` for a provider that is not in use. */
  abstract execute(provider: string, body: Buffer, headers: Record<string, unknown>): Promise<void>;
}
