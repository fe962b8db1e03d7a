import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import type { Config } from './config';
import { EnvironmentError } from './environment';

const patienceMs = 10_000;

/** Tells at once, by name, which of the configured addresses cannot be used. */
export async function checkReachable(config: Config): Promise<void> {
  const problems = await Promise.all([
    config.web && portProblem(config),
    config.databaseUrl && databaseProblem('DATABASE_URL', config.databaseUrl),
    config.databaseDirectUrl &&
      config.databaseDirectUrl !== config.databaseUrl &&
      databaseProblem('DATABASE_DIRECT_URL', config.databaseDirectUrl),
    config.databaseOwnerUrl &&
      config.databaseOwnerUrl !== config.databaseDirectUrl &&
      databaseProblem('DATABASE_OWNER_URL', config.databaseOwnerUrl),
    config.databaseReadUrl && databaseProblem('DATABASE_READ_URL', config.databaseReadUrl),
  ]);
  const found = problems.filter((problem) => typeof problem === 'string' && problem !== '');
  if (found.length > 0) throw new EnvironmentError(found as string[]);
}

async function portProblem({ port, host }: Config): Promise<string | undefined> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return listenProblem(error as NodeJS.ErrnoException, { port, host });
  }
}

/** What is wrong when a server cannot listen; undefined when the error is about something else. */
export function listenProblem(
  { code, message, syscall }: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): string | undefined {
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program; set PORT to a free one`;
  if (code === 'EACCES' && syscall === 'listen') return `PORT: ${port} may not be used by this user`;
  if (syscall === 'getaddrinfo' || syscall === 'listen') return `HOST: ${host} cannot be listened on (${message})`;
  return undefined;
}

async function databaseProblem(name: string, url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return `${name}: the database at ${new URL(url).host} cannot be used (${message || code})`;
  } finally {
    await client.end().catch(() => undefined);
  }
}
