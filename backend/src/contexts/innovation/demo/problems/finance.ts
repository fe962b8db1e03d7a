import { ProblemStatus as S, Urgency as U } from '../../innovation.enums';

export const finance = [
  {
    by: 'University of Lagos Innovation Lab',
    title: 'Small traders cannot prove their income to a bank',
    description:
      'A market trader turning over ₦400,000 a week has no payslip, so a loan costs her 10 % a month. Transfers, airtime and stock purchases say enough about her business, if they could be read with consent and without exposing her customers.',
    urgency: U.High,
    value: '₦3.2bn',
    tags: ['credit scoring', 'inclusion', 'open banking'],
    age: 16,
  },
  {
    by: 'Baobab Ventures',
    title: 'Early climate hardware finds no working capital',
    description:
      'A founder with purchase orders for 300 pumps cannot buy the parts for thirty. Banks want two years of accounts; we want equity returns. Something between invoice finance and project finance is missing for orders below half a million.',
    urgency: U.Medium,
    value: '$60M',
    tags: ['working capital', 'climate', 'hardware'],
    age: 101,
  },
  {
    by: 'Baobab Ventures',
    title: 'Impact reports are written by hand and believed by nobody',
    description:
      'Forty portfolio companies count beneficiaries in forty ways. Auditors shrug. We look for a small set of measures that can be read from operating systems rather than asked for once a year.',
    urgency: U.Low,
    value: '$3.5M',
    tags: ['impact measurement', 'reporting', 'data'],
    age: 230,
  },
  {
    by: 'Banco Quetzal',
    title: 'Remittances arrive in cash and leave in cash',
    description:
      'Families collect 210 million dollars a month at our counters and walk out with all of it. Three in five have no account, because opening one takes four papers and two trips. We want an account that opens at the counter in five minutes, to the satisfaction of our supervisor, and a reason to leave ten dollars in it.',
    urgency: U.High,
    value: '$18M',
    tags: ['remittances', 'savings', 'onboarding'],
    age: 22,
  },
  {
    by: 'Banco Quetzal',
    title: 'Fraud by cloned voices empties the accounts of pensioners',
    description:
      'Last year 1,260 customers over sixty paid a “grandchild”. Calls last four minutes and the transfer is gone in ten. We cannot hear the call; we see the payment. We need a signal that stops nine of ten such payments and delays fewer than one honest one in a thousand.',
    urgency: U.Critical,
    value: '$7.4M',
    tags: ['fraud', 'elderly', 'payments'],
    age: 5,
  },
  {
    by: 'Vistula Mutual Insurance',
    title: 'Hail claims wait for an assessor until the crop has been ploughed in',
    description:
      'After one night in July 7,400 farms reported hail and we have 112 assessors. Some plots were seen after 26 days. Disputed claims take two years. We look for damage per plot within 72 hours that growers, reinsurer and court accept, including winter wheat that looks unharmed from above.',
    urgency: U.High,
    value: '€23M',
    tags: ['crop insurance', 'hail', 'remote sensing'],
    age: 156,
  },
  {
    by: 'Vistula Mutual Insurance',
    title: 'Small firms insure against fire and fold from a broken server',
    description:
      'Our 90,000 business members lose 41 million euros a year to ransom and outages, and one in twelve is covered. Underwriting needs a form of 140 questions that nobody can answer. We want a view of a firm’s exposure from outside and from five answers, good enough for a price.',
    urgency: U.Medium,
    value: '€20M',
    tags: ['cyber insurance', 'small business', 'underwriting'],
    age: 79,
  },
  {
    by: 'Lakefront Impact Fund',
    title: 'Cooperatives borrow at 24 per cent against coffee that is already sold',
    description:
      'Contracts with roasters are worth 31 million dollars to our 64 borrowers, but banks cannot see whether the coffee was picked, washed and shipped. Our own field officers visit once in six weeks. We need proof at four points between tree and port that makes the contract a security.',
    urgency: U.High,
    value: '$31M',
    tags: ['trade finance', 'coffee', 'cooperatives'],
    age: 47,
  },
  {
    by: 'Cedar Bridge Capital',
    title: 'Desalination plants cannot lock in the price of their brine minerals',
    description:
      'Magnesium and bromine in our brine are worth 70 million dollars a year on paper. No offtaker signs for ten years at prices that halve in two, so no bank builds the plant. We look for a hedge, a floor or a pooled contract, and for someone who has closed one in a market as thin.',
    urgency: U.Low,
    value: '$70M',
    tags: ['brine mining', 'offtake', 'hedging'],
    age: 93,
  },
  {
    by: 'Baobab Ventures',
    title: 'Due diligence on a clinic takes longer than building it',
    description:
      'We spend 140 hours on papers for a ticket of £400,000, and co-investors ask for the same papers again in their own order. Founders answer 320 questions five times. We look for one file that owners fill in once, that is checked by people we all trust, and that is still true after a year.',
    urgency: U.Medium,
    value: '£9M',
    tags: ['due diligence', 'co-investment', 'health'],
    age: 35,
  },
  {
    by: 'Thousand Hills Incubator',
    title: 'Makers buy steel by the bar because nobody sells them a tonne on credit',
    description:
      'A workshop with orders for 90 school benches pays 38 % more for its steel than a builder next door. Suppliers fear default, and banks want land. Our 130 workshops order 2,200 tonnes a year together. We look for pooled buying in which one bad payer does not sink the rest.',
    urgency: U.Medium,
    value: '$3.1M',
    tags: ['pooled purchasing', 'trade credit', 'workshops'],
    age: 112,
  },
  {
    by: 'Sunda Venture Studio',
    title: 'Ship suppliers in small ports are paid after 140 days',
    description:
      'Chandlers in nine ports pay their fishermen and bakers on the day and wait five months for the owner’s agent. Factoring stops at invoices below 20,000 dollars because checking one costs 60. We want confirmation by the ship itself, at the gangway, that turns an invoice into money in a week.',
    urgency: U.Medium,
    value: '$1.1bn',
    tags: ['invoice finance', 'ports', 'suppliers'],
    age: 496,
    ended: {
      as: S.Solved,
      age: 50,
      why: 'Suppliers at both ports are paid on the day of the receipt. We do the rest by ourselves.',
    },
  },
  {
    by: 'Red River Flood Authority',
    title: 'Nobody pays for a dyke until it has failed',
    description:
      'The repair that we postpone costs 11 million dollars and protects factories worth 3.4 billion. Their owners would pay for less flooding if somebody could say how much less. We look for a bond or levy that rests on a measured change of risk, with figures that an engineer and an auditor both sign.',
    urgency: U.High,
    value: '$55M',
    tags: ['resilience bond', 'flood risk', 'infrastructure'],
    age: 171,
  },
  {
    by: 'Banco Quetzal',
    title: 'A trader with a wallet and no payslip pays twice the interest',
    description:
      'Bank and wallet messages of ninety days would be score enough, and we would lend at half the interest if default fell. Computed on the phone, so that only the score leaves it, regulators would agree to a pilot.',
    urgency: U.Medium,
    value: null,
    tags: ['credit scoring', 'inclusion', 'privacy'],
    age: 10,
  },
];
