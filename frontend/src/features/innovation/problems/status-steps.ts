/** Where the organization of a problem takes it, and what follows, said before it does. */
export const statusSteps = [
  {
    to: 'open',
    action: 'Reopen Problem',
    title: 'Reopen problem',
    pending: 'Reopening...',
    done: 'Problem reopened.',
    follows: 'Every member sees it among the open problems, and solutions can be proposed to it again.',
  },
  {
    to: 'solved',
    action: 'Mark as Solved',
    title: 'Mark problem as solved',
    pending: 'Saving...',
    done: 'Problem marked as solved.',
    follows:
      'It takes no more proposals. Every member goes on seeing it, and how it was solved. Whoever was accepted for it is told by mail.',
  },
  {
    to: 'closed',
    action: 'Close Problem',
    title: 'Close problem',
    pending: 'Closing...',
    done: 'Problem closed.',
    follows:
      'It takes no more proposals. Every member goes on seeing it, and why it was closed. Whoever was accepted for it is told by mail.',
  },
  {
    to: 'withdrawn',
    action: 'Withdraw Problem',
    title: 'Withdraw problem',
    pending: 'Withdrawing...',
    done: 'Problem withdrawn.',
    follows:
      'Nobody but your organization and who has proposed to it sees it from then on. Proposals that wait are declined with your reason, and whoever was accepted is told it by mail.',
  },
] as const;
