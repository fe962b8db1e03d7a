import { defineDays, SettingPart } from '../../platform/settings/define-setting';

const part = SettingPart.Plans;

export const trialDays = defineDays({
  name: 'trialDays',
  part,
  label: 'Trial',
  meaning:
    'How long an organization that joins may try a paid plan without paying. Pages, mails and the Terms say it. Trials that have begun keep their end.',
  min: 1,
  max: 90,
  default: 14,
});

export const moneyBackDays = defineDays({
  name: 'moneyBackDays',
  part,
  label: 'Money back',
  meaning:
    'How long after its first payment an organization gets it back if it asks. Pages, the checkout and the Terms say it. The law gives consumers 14 days in many countries.',
  min: 14,
  max: 180,
  default: 30,
});
