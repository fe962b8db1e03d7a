import type { Pool } from 'pg';

/**
 * Has a pool bear that a connection is lost, whatever is being done with it just then. The pool itself listens to those that rest: one that
 * is lost between two statements of its user, or that a server which goes down refuses in the packet in which it was welcomed, would end
 * the process.
 */
export function bearLosses(pool: Pool, say: (error: Error) => void): void {
  pool.on('connect', (client) => void client.on('error', say));
}
