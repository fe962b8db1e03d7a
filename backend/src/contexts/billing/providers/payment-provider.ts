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

/** A card as its owner tells it from another. */
interface CardInWords {
  /** In lower case. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** What lets a card be charged again. Of the card's number there is nothing here, and nowhere else. */
export interface CardAuthorization {
  /** Only the provider can do anything with it. */
  code: string;
  /** The address that the charge was made with, which the provider ties it to. */
  email: string;
}

export interface ReusableCard extends CardInWords {
  authorization: CardAuthorization;
}

/** A charge to a card that was paid with before, while its owner is away. */
export interface CardCharge {
  /** Ours, unique: the same one is never charged twice. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  authorization: CardAuthorization;
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
  /** The card that it was paid with, where it can be charged again. */
  card?: ReusableCard;
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
    /** Whether a card that was paid with can be charged again. */
    savesCards: boolean;
    /** Whether it tells what charges it has. */
    lists: boolean;
  };

  /** Opens a charge by `deadline`, in milliseconds of `performance.now()`. Throws `ProviderAway`, `ProviderRefused` or `AnswerLost`. */
  abstract initialize(charge: NewCharge, deadline: number): Promise<OpenedCharge>;

  /**
   * Charges a card that was paid with before. Throws `ProviderAway`, `ProviderRefused`, or `AnswerLost` where a charge of
   * this reference has been made already: what became of it, `fetch` knows.
   */
  abstract chargeCard(charge: CardCharge): Promise<ChargeReport>;

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

  /** The charges made in a time, a page of them, counted from 1; nothing where it does not list. Throws `ProviderAway`. */
  abstract listCharges(from: Date, until: Date, page: number): Promise<{ reports: ChargeReport[]; hasMore: boolean }>;
}
