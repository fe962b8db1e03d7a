/** What is written about a payment. A receipt is of one invoice and bears its number: what was asked for, and that it was paid. */
export enum BillingDocumentKind {
  Invoice = 'invoice',
  Receipt = 'receipt',
  CreditNote = 'credit_note',
}
