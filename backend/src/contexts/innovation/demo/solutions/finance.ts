import { TechnologyType as T } from '../../innovation.enums';

export const finance = [
  {
    by: 'University of Lagos Innovation Lab',
    title: 'Cash-flow scores from consented transaction messages',
    description:
      'A trader forwards her bank and wallet messages for ninety days; the phone computes the score and only the score leaves it. In a pilot with 1,900 traders, default fell from 11 % to 4 % at half the interest.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['credit scoring', 'inclusion', 'privacy'],
    age: 30,
  },
  {
    by: 'Baobab Ventures',
    title: 'Purchase-order fund for climate hardware',
    description:
      'Pays for parts against confirmed orders between 20,000 and 500,000 dollars, repaid on delivery. First loss by two foundations. 63 orders so far, three late, none lost.',
    technologyType: T.Other,
    readinessLevel: 7,
    tags: ['working capital', 'climate', 'hardware'],
    age: 88,
  },
  {
    by: 'Baobab Ventures',
    title: 'Twelve measures: an impact ledger read from operations',
    description:
      'Connectors to accounts, pay-as-you-go and clinic systems count twelve measures with one definition each. Assured by two of the large auditors.',
    technologyType: T.Software,
    readinessLevel: 5,
    draft: true,
    tags: ['impact measurement', 'reporting', 'data'],
    age: 42,
  },
  {
    by: 'Banco Quetzal',
    title: 'Account at the counter in four minutes',
    description:
      'A fingerprint against the civil register, a photograph and a voice consent open a capped account while the remittance is counted. 61,000 accounts in five months; the supervisor has made it the model for small banks. One in three holds more than ten dollars after half a year.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['remittances', 'onboarding', 'savings'],
    age: 19,
  },
  {
    by: 'Quietkey',
    title: 'A pause that knows a grandchild scam',
    description:
      'Rhythm of typing, an open call and a first-time payee together stop a payment for eight minutes and ask a question that a scammer cannot prompt. At two banks 87 % of such frauds ended there; 0.7 in a thousand honest payments were delayed.',
    technologyType: T.Ai,
    readinessLevel: 7,
    tags: ['fraud', 'elderly', 'payments'],
    age: 4,
  },
  {
    by: 'Terrace Orbit',
    title: 'Hail by radar before, after and six days later',
    description:
      'Three passes show leaf loss, lodging and recovery for each plot; wheat that looks green is told by its moisture. On 4,100 plots the estimate was within eight points of the assessor for nine in ten. Results after 70 hours.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['crop insurance', 'hail', 'remote sensing'],
    age: 144,
  },
  {
    by: 'Quietkey',
    title: 'Outside view of a small firm in five questions',
    description:
      'Open ports, mail settings and leaked credentials are read from outside with the owner’s consent, and five questions ask what nobody sees. The score separates claims of 0.9 % from 6.8 % a year in the books of two insurers.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['cyber insurance', 'underwriting', 'small business'],
    age: 71,
  },
  {
    by: 'Lumen Ledger',
    title: 'Coffee proof at four points',
    description:
      'Weights from the wet mill, the dry mill, the truck scale and the port are signed by different people and joined in one record that a bank reads as a security. Four cooperatives in Huila borrowed at 11 % instead of 24.',
    technologyType: T.Blockchain,
    readinessLevel: 6,
    tags: ['trade finance', 'coffee', 'traceability'],
    age: 43,
  },
  {
    by: 'Lakefront Impact Fund',
    title: 'Floor contract for thin minerals',
    description:
      'Three buyers and a foundation guarantee a floor for magnesium from brine against a share above a ceiling. The term is ten years. One contract over 18 million dollars is closed and its papers are free to copy.',
    technologyType: T.Other,
    readinessLevel: 6,
    tags: ['offtake', 'hedging', 'brine mining'],
    age: 74,
  },
  {
    by: 'Sunda Venture Studio',
    title: 'One diligence file for clinics',
    description:
      'Owners answer 140 questions once; auditors, engineers and a clinician sign the parts that they have seen, with a date. Six funds have agreed to accept it. Time to a term sheet fell from 19 weeks to seven.',
    technologyType: T.Software,
    readinessLevel: 7,
    tags: ['due diligence', 'health', 'co-investment'],
    age: 30,
  },
  {
    by: 'Thousand Hills Incubator',
    title: 'Bench club: steel bought by the truck',
    description:
      'Workshops pay a deposit of a tenth, and the club owns the steel until it is cut. A member who does not pay loses his turn and not the others’. Ninety members, 800 tonnes, one default in two years.',
    technologyType: T.Other,
    readinessLevel: 8,
    tags: ['pooled purchasing', 'trade credit', 'workshops'],
    age: 95,
  },
  {
    by: 'Sunda Venture Studio',
    title: 'Gangway receipt',
    description:
      'The ship’s officer confirms a delivery by scanning a code at the gangway; the invoice becomes payable at once and is bought for 0.9 % within four days. 2,700 invoices between 300 and 18,000 dollars in six ports.',
    technologyType: T.Software,
    readinessLevel: 8,
    tags: ['invoice finance', 'ports', 'suppliers'],
    age: 482,
  },
  {
    by: 'Vistula Mutual Insurance',
    title: 'Levy by metre of water that does not come',
    description:
      'A change of flood depth at each address, signed by an engineer and reviewed yearly by an auditor, sets a levy that owners vote on. Two communes on the Vistula have repaired 9 km of dyke with it.',
    technologyType: T.Other,
    readinessLevel: 6,
    tags: ['flood risk', 'resilience bond', 'levy'],
    age: 159,
  },
  {
    by: 'Lumen Ledger',
    title: 'Books from a shoebox',
    description:
      'Photographs of receipts become double entry with the tax codes of eleven countries; what it is unsure of it asks by message. 14,000 sole traders close their month in 50 minutes.',
    technologyType: T.Ai,
    readinessLevel: 9,
    tags: ['accounting', 'small business', 'receipts'],
    age: 260,
  },
  {
    by: 'Cedar Bridge Capital',
    title: 'Water-linked loan for farms',
    description:
      'Interest falls by a twelfth of a point for each tenth of a cubic metre that a tonne of dates uses less, read from the meter. Twenty-two farms have saved 4.1 million cubic metres and 380,000 dollars.',
    technologyType: T.Other,
    readinessLevel: 7,
    tags: ['water', 'loans', 'agriculture'],
    age: 118,
  },
  {
    by: 'Nile Delta Technical University',
    title: 'Harvest shares for textile waste',
    description:
      'A marketplace where small tailors sell offcuts by fibre and colour as shares in a bale that is auctioned weekly. The first auctions of 14 tonnes cleared at twice the rag price.',
    technologyType: T.Software,
    readinessLevel: 4,
    draft: true,
    tags: ['textiles', 'recycling', 'marketplace'],
    age: 16,
  },
  {
    by: 'Quietkey',
    title: 'Proof of income that shows a bank no customer',
    description:
      'With her consent a phone reads the transfers, airtime and stock purchases of a trader and proves turnover and income to a bank, without exposing a customer. Small traders in Accra borrow on it at 3 % a month.',
    technologyType: T.Software,
    readinessLevel: 6,
    tags: ['credit scoring', 'inclusion', 'open banking'],
    age: 14,
  },
];
