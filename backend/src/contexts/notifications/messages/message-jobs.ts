import type { Jobs } from '../../../platform/jobs/jobs';

export const sendMessageJob = 'send-message';
export const wakeMessagesJob = 'wake-queued-messages';

/** Heard, with what the message is about, when a message has left the queue. */
export const messageTopic = 'message';

/** What the values of messages are sealed for. */
export const valuesPurpose = 'message-values';

/** The value by which a mail of a category can be stopped; every layout shows it. */
export const stopLink = 'stopLink';

/** With the worker's gaps (seconds at first, six hours in the end) more than the three days that a message may wait. */
const attempts = 25;

export const enqueueMessage = (jobs: Jobs, id: string, runAt?: Date): Promise<void> =>
  jobs.add(sendMessageJob, { id }, { attempts, key: `${sendMessageJob}:${id}`, runAt });
