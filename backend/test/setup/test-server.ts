import type { EmbeddedPostgres } from '../../src/platform/database/embedded-postgres/embedded-postgres';

/** Handed from Jest's global setup to its teardown, which do not share module instances. */
export const testServer = globalThis as unknown as { running?: { postgres: EmbeddedPostgres; dataDir: string } };
