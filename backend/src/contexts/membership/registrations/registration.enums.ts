export enum OrganizationSize {
  UpTo10 = '1-10',
  UpTo50 = '11-50',
  UpTo200 = '51-200',
  UpTo1000 = '201-1000',
  UpTo5000 = '1001-5000',
  Over5000 = '5000+',
}

export enum Industry {
  Technology = 'Technology & Software',
  Healthcare = 'Healthcare & Biotechnology',
  Finance = 'Financial Services',
  Manufacturing = 'Manufacturing',
  Energy = 'Energy & Utilities',
  Transportation = 'Transportation & Logistics',
  Retail = 'Retail & Consumer Goods',
  Education = 'Education',
  Government = 'Government & Public Sector',
  NonProfit = 'Non-Profit & NGO',
  Research = 'Research & Development',
  Other = 'Other',
}

export enum Interest {
  Fintech = 'Fintech',
  Defi = 'DeFi & Blockchain',
  Saas = 'SaaS / Cloud Software',
  Mobility = 'Mobility Tech',
  Telecom = 'Telecom & Connectivity',
  Greentech = 'Greentech / Climate Tech',
  Agritech = 'AgriTech',
  Waste = 'Waste & Circular Economy',
  Edtech = 'EdTech',
  Healthtech = 'HealthTech',
  Govtech = 'GovTech / CivicTech',
  Legaltech = 'LegalTech / RegTech',
  Commerce = 'E-Commerce & Marketplaces',
  Media = 'Media & Creator Economy',
  Travel = 'TravelTech / Real Estate',
  Ai = 'AI & Data Science',
  Robotics = 'Robotics & Drones',
  Biotech = 'Biotech / Genomics',
  Space = 'Space Tech',
}

export enum RegistrationStatus {
  Pending = 'pending',
  InfoRequested = 'info_requested',
  Approved = 'approved',
  Rejected = 'rejected',
}

/** What a super admin does in reviewing a registration. */
export enum ReviewAct {
  Ask = 'ask',
  Approve = 'approve',
  Reject = 'reject',
  Reopen = 'reopen',
}

/** What has become of the welcome mail: `withheld` where its address has had enough of them for a day. */
export enum RegistrationEmail {
  Queued = 'queued',
  Sent = 'sent',
  Failed = 'failed',
  Withheld = 'withheld',
}

export enum RegistrationMessageAuthor {
  Alliance = 'alliance',
  Applicant = 'applicant',
}
