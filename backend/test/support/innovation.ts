import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { InnovationModule } from '../../src/contexts/innovation';
import { AuditModule } from '../../src/platform/audit/audit.module';
import { Config } from '../../src/platform/config/config';
import { ConfigModule } from '../../src/platform/config/config.module';
import { Database } from '../../src/platform/database/database';
import { DatabaseModule } from '../../src/platform/database/database.module';
import { DemoModule } from '../../src/platform/demo/demo.module';
import { EventsModule } from '../../src/platform/events/events.module';
import { HttpModule } from '../../src/platform/http/http.module';
import type { OrganizationRole, Viewer } from '../../src/platform/http/viewer';
import { JobsModule } from '../../src/platform/jobs/jobs.module';
import { Mail, type MessageState, type OutgoingMail } from '../../src/platform/mail/mail';
import { PasswordsModule } from '../../src/platform/passwords/passwords.module';
import { SecretsModule } from '../../src/platform/secrets/secrets.module';
import { SessionsModule } from '../../src/platform/sessions/sessions.module';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { TokensModule } from '../../src/platform/tokens/tokens.module';

class KeptMail extends Mail {
  readonly queued: OutgoingMail[] = [];

  override async queue(mail: OutgoingMail): Promise<string> {
    return String(this.queued.push(mail));
  }

  override async stateOf(): Promise<MessageState> {
    return 'queued';
  }
}

/** The context on a database of its own; mail is kept instead of sent. */
export async function startInnovation() {
  const { url, drop } = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'innovation-'));
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ROLE: 'web',
    RATE_LIMITS: 'off',
  });
  const mail = new KeptMail();

  @Global()
  @Module({ providers: [{ provide: Mail, useValue: mail }], exports: [Mail] })
  class KeptMailModule {}

  const platform = [
    DatabaseModule,
    JobsModule,
    EventsModule,
    AuditModule,
    SecretsModule,
    TokensModule,
    SessionsModule,
    PasswordsModule,
    DemoModule,
    HttpModule,
    KeptMailModule,
  ];
  const module = await Test.createTestingModule({
    imports: [ConfigModule.for(config), ...platform, InnovationModule],
  }).compile();
  await module.init();
  const database = module.get(Database);

  return {
    database,
    mail: mail.queued,
    get: <T>(type: Type<T>): T => module.get(type, { strict: false }),
    rows: async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows,

    /** A new organization with one person in it. */
    async organization(name: string, role: OrganizationRole = 'owner'): Promise<Viewer> {
      const {
        rows: [row],
      } = await database.pool.query(
        `with o as (insert into membership.organizations (name, type) values ($1, 'startup') returning id),
          u as (insert into membership.users (email, first_name, last_name)
            values (lower(replace($1, ' ', '.')) || '@example.org', 'Ada', 'Okafor') returning id, email),
          m as (insert into membership.user_organizations (user_id, organization_id, role) select u.id, o.id, $2 from u, o)
        select u.id, u.email, o.id as "organizationId" from u, o`,
        [name, role],
      );
      const { id, email, organizationId } = row;
      return {
        kind: 'member',
        id,
        email,
        sessionId: '',
        enterprise: false,
        organizations: [{ id: organizationId, role }],
      };
    },

    async stop() {
      await module.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type InnovationFixture = Awaited<ReturnType<typeof startInnovation>>;

/** The code that a refusal carries. */
export async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: { code?: string }) => error.code ?? String(error),
  );
}
