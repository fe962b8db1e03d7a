/** What a token is good for, declared where it is issued and redeemed. `Data` is what it carries. */
export interface TokenPurpose<Data extends object = object> {
  readonly name: string;
  readonly lifeSeconds: number;
  /** Of a step between two calls: nothing of it is kept once it is used or over. */
  readonly passing?: true;
  /** Never there: it only ties the type to the purpose. */
  readonly carries?: Data;
}

/** When a link that is issued now stops working, for the mail that carries it. */
export const worksUntil = ({ lifeSeconds }: TokenPurpose, now: Date): Date =>
  new Date(now.getTime() + lifeSeconds * 1000);

/** What a good token says. */
export interface Redeemed<Data extends object> {
  subject: string;
  data: Data;
}
