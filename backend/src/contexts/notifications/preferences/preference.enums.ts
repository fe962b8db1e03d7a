/** How somebody is told of what belongs to a category. All but `none` leave a line in the inbox. */
export enum NotificationWay {
  /** A mail for each. */
  AtOnce = 'at-once',
  /** A mail each morning with what is unread. */
  Daily = 'daily',
  /** The same, each Monday. */
  Weekly = 'weekly',
  /** No mail. */
  Inbox = 'inbox',
  None = 'none',
}
