/** SQL for the tier in force of `organizations` under this alias at a time (a parameter): the requested one while its trial runs. */
export const effectiveTier = (alias: string, at: string) =>
  `case when ${alias}.trial_ends_at > ${at} and ${alias}.membership_tier = 'free'
    then coalesce(${alias}.requested_tier, 'free') else ${alias}.membership_tier end`;
