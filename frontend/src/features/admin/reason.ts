/** Said beside the reason that an act of the administration asks for. */
export const standsInTheAudit = 'It stands in the audit.';
