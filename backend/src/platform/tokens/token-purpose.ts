/** What a token is good for, declared where it is issued and redeemed. `Data` is what it carries. */
export interface TokenPurpose<Data extends object = object> {
  readonly name: string;
  readonly lifeSeconds: number;
  /** Never there: it only ties the type to the purpose. */
  readonly carries?: Data;
}

/** What a good token says. */
export interface Redeemed<Data extends object> {
  subject: string;
  data: Data;
}
