/** Why an address gets no mail. `bounce`: a server knows no such recipient. `complaint`: they do not want it. */
export enum SuppressionCause {
  Bounce = 'bounce',
  Complaint = 'complaint',
  ByHand = 'by-hand',
}
