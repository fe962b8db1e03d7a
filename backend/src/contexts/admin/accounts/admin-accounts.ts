import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IsNull } from 'typeorm';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { unauthenticated } from '../../../platform/http/problems';
import type { ProvenAccount } from '../../../platform/passwords/credentials.guard';
import { Guesses } from '../../../platform/passwords/guesses';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { generationOf, type Principal, Sessions } from '../../../platform/sessions/sessions';
import { type Holder, SecurityApi } from '../../membership';
import { adminCredentialsWrong } from '../admin.errors';
import { AdminAccount, AdminRole } from './admin-account.entity';

const credentials = {
  name: 'admin-credentials',
  text: `select id, password_hash as "passwordHash", ${generationOf('id')} as generation from admin.accounts
    where username = $1 and removed_at is null`,
};

/** Who may administer, and how they prove it. */
@Injectable()
export class AdminAccounts implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly guesses: Guesses,
    private readonly hasher: PasswordHasher,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.sessions.loadWith('admin', (id) => this.principal(id));
    this.security.register('admin', (id) => this.holder(id));
  }

  /** The environment's account is made, or reset when the environment says something else than last time. */
  async onApplicationBootstrap(): Promise<void> {
    const { username, password, email } = this.config.admin;
    await this.database.transaction(async () => {
      await this.database.manager.query('lock table admin.accounts in share row exclusive mode');
      const accounts = this.database.manager.getRepository(AdminAccount);
      const known = await accounts.findOneBy({ bootstrapped: true });
      const same =
        known?.username === username &&
        known.email === email &&
        (await this.hasher.matches(known.passwordHash, password));
      if (same) return;
      const another = await accounts.findOneBy({ username, bootstrapped: false });
      if (another)
        throw new Error(
          `ADMIN_USERNAME is ${username}: another administrator has, or has had, this name. Choose another one.`,
        );
      const passwordHash = await this.hasher.hash(password);
      const account = accounts.create({
        ...known,
        username,
        email,
        passwordHash,
        role: AdminRole.SuperAdmin,
        bootstrapped: true,
      });
      const { id } = await accounts.save(account);
      await this.sessions.endOthers(id);
      await this.security.removeFactors(id);
      await this.audit.record('system', 'admin.bootstrapped', `admin:${id}`, {
        before: known && { username: known.username, role: known.role },
        after: { username, role: account.role },
      });
    });
  }

  /** Answers the account; throws `admin_credentials_wrong` or `too_many_requests`. */
  async verify(username: string, password: string, request: FastifyRequest): Promise<ProvenAccount> {
    const account = await this.database.queryOne<ProvenAccount & { passwordHash: string }>(credentials, [username]);
    const forget = await this.guesses.count(request, {
      door: 'admin',
      name: username,
      id: account?.id,
      passwordHash: account?.passwordHash,
    });
    if (!(await this.hasher.matches(account?.passwordHash, password)) || !account) {
      await this.audit.record('visitor', 'admin-sign-in.refused');
      throw adminCredentialsWrong();
    }
    await forget();
    return { id: account.id, generation: account.generation };
  }

  async find(id: string): Promise<AdminAccount | null> {
    return this.database.manager.findOneBy(AdminAccount, { id, removedAt: IsNull() });
  }

  /** For who is signed in. Throws `unauthenticated` where the account was removed this very moment. */
  async demand(id: string): Promise<AdminAccount> {
    const account = await this.find(id);
    if (!account) throw unauthenticated();
    return account;
  }

  private async holder(id: string): Promise<Holder | undefined> {
    const account = await this.find(id);
    return account
      ? { firstName: account.username, email: account.email, passwordHash: account.passwordHash }
      : undefined;
  }

  private async principal(id: string): Promise<Principal | undefined> {
    const account = await this.find(id);
    return account ? { kind: account.role, id, email: account.email, organizations: [] } : undefined;
  }
}
