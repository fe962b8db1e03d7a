/** What can be done to many registrations at once. */
export enum BulkAct {
  Approve = 'approve',
  Reject = 'reject',
  Delete = 'delete',
  Restore = 'restore',
}
