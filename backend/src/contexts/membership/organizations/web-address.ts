/** A web address as people type it into a form: with its scheme. */
export const webAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };
