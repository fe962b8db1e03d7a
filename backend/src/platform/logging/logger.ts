import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { logContext } from './log-context';

/** One JSON line an event, UTC, with the request's or job's id; never bodies, cookies or addresses of people. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
    formatters: { level: (label) => ({ level: label }) },
    mixin: logContext,
  });
}

/** What Nest tells about its own wiring at each start. */
const wiring = new Set(['NestFactory', 'NestApplication', 'InstanceLoader', 'RouterExplorer', 'RoutesResolver']);

export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(wiring.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'info' | 'error' | 'warn' | 'debug', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    // Facts beside what is said, as fields of their own.
    else if (typeof message === 'object') this.pino[level]({ context, ...message });
    else this.pino[level]({ context }, String(message));
  }
}
