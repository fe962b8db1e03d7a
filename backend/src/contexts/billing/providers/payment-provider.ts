/** How far a charge has come, in the words of the port. */
export type ChargeState = 'success' | 'failed' | 'abandoned' | 'pending' | 'reversed';

export interface NewCharge {
  /** Ours, unique; the provider knows the charge by it. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  email: string;
  description: string;
  /** Where the payer comes back to; the reference is added as a query parameter. */
  callbackUrl: string;
  cancelUrl: string;
  method?: PaymentMethod;
}

/** What the payer chose at the checkout. */
export type PaymentMethod = 'card' | 'bank' | 'mobile';

export interface OpenedCharge {
  /** The provider's page. */
  redirectUrl: string;
  providerRef?: string;
}

/** What the provider says of a charge when it is asked. */
export interface ChargeReport {
  reference: string;
  state: ChargeState;
  /** Minor units, what was paid. */
  amount: bigint;
  /** What was asked for, where the provider says so: the payer may bear fees on top. */
  requested?: bigint;
  currency: string;
  live: boolean;
  paidAt?: Date;
  fees?: bigint;
  channel?: string;
  providerRef?: string;
}

/** `unknown` events are kept and nothing follows from them. */
export const providerEventKinds = ['charge', 'refund', 'dispute', 'unknown'] as const;
export type ProviderEventKind = (typeof providerEventKinds)[number];

export interface ParsedWebhook {
  /** The same for the same delivery. */
  dedupeKey: string;
  kind: ProviderEventKind;
  /** The provider's own name of it. */
  name: string;
  reference?: string;
}

export type ReportedRefundState = 'pending' | 'processed' | 'failed' | 'needs_attention';

export interface RefundReport {
  providerRef: string;
  state: ReportedRefundState;
  /** Minor units. */
  amount: bigint;
}

/** The provider could not be asked, or its answer makes no sense: the same may work later. */
export class ProviderAway extends Error {}

/** The provider has said no, and will say so again. */
export class ProviderRefused extends Error {}

/** The provider has the charge, and the answer that led to its page is lost. */
export class AnswerLost extends Error {}

/** Who takes the money. Everything that a provider does its own way stays behind this. */
export abstract class PaymentProvider {
  /** In the webhook's address and on each attempt. */
  abstract readonly name: string;
  /** Whether it moves real money. */
  abstract readonly live: boolean;
  abstract readonly capabilities: {
    /** The currencies that it charges, with the least amount of each in minor units. */
    minimum: Readonly<Record<string, bigint>>;
  };

  /** Opens a charge by `deadline`, in milliseconds of `performance.now()`. Throws `ProviderAway`, `ProviderRefused` or `AnswerLost`. */
  abstract initialize(charge: NewCharge, deadline: number): Promise<OpenedCharge>;

  /** What became of a charge; nothing when it is not known there. Throws `ProviderAway`. */
  abstract fetch(reference: string): Promise<ChargeReport | undefined>;

  /** Reads a webhook; nothing when its signature is not the provider's. */
  abstract parseWebhook(body: Buffer, headers: Record<string, unknown>): Promise<ParsedWebhook | undefined>;

  /** Gives back a part or all of a charge. Throws `ProviderAway` or `ProviderRefused`. */
  abstract refund(refund: { reference: string; amount: bigint; currency: string; note: string }): Promise<RefundReport>;

  /** What became of a refund. Throws `ProviderAway`. */
  abstract fetchRefund(providerRef: string): Promise<RefundReport | undefined>;

  /** The refunds of a charge made since then that the provider knows: none is asked for twice. Throws `ProviderAway`. */
  abstract refundsOf(reference: string, since: Date): Promise<RefundReport[]>;
}
