/** What somebody did to what mail is sent by. */
export enum MailSettingsAct {
  /** New settings were tried, and taken. */
  Saved = 'saved',
  /** Those before, or those of the environment, were taken again. */
  RolledBack = 'rolled-back',
}

/** Where a roll-back leads. */
export enum RollBackTarget {
  Previous = 'previous',
  Environment = 'environment',
}
