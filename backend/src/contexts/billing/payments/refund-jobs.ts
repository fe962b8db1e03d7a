/** Sends a refund to the provider, or asks what became of it. */
export const refundJob = 'process-refund';
