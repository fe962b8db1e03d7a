/** What every provider of APIs has to pass, before one of its APIs is published. */
export const apiPolicy: readonly { title: string; rules: readonly string[] }[] = [
  {
    title: 'Identity',
    rules: ['KYB/KYC', 'Registered legal entity with billing and tax details'],
  },
  {
    title: 'Legal',
    rules: ['Terms of Service', 'Data Processing Agreement', 'Data license attestation'],
  },
  {
    title: 'Technical',
    rules: [
      'Valid OpenAPI 3.x specification',
      'Authentication: OAuth2, API key or mTLS',
      'Staging endpoint with a test suite',
      'API versioning plan',
    ],
  },
  {
    title: 'Service level',
    rules: [
      'Production uptime target of at least 99.5%',
      'Defined p95 latency targets',
      'Support contact with an incident policy',
    ],
  },
  {
    title: 'Security and data',
    rules: [
      'No hard-coded secrets',
      'Input validation and rate limits',
      'Region pinning where required',
      'PII classification flags',
    ],
  },
  {
    title: 'Dataset and model APIs, besides',
    rules: ['Data license attestation', 'Provenance verification', 'Consent flags'],
  },
];
