import { AsyncLocalStorage } from 'node:async_hooks';

interface LogContext {
  request?: string;
  job?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

/** Everything logged by `work` carries these ids. */
export const inContext = <T>(context: LogContext, work: () => T): T => storage.run(context, work);

export const logContext = (): LogContext => ({ ...storage.getStore() });
