import { Database } from '../../src/platform/database/database';
import { gatherPeople, type Person, type Role } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { eventually, goodPassword, newestMail, registration } from '../support/registration';

/** What signing in and registering leave behind: nothing of it can be seen on a page. */
describe('On record', () => {
  let product: Product;
  let people: Record<Role, Person>;

  beforeAll(async () => {
    product = await startProduct();
    ({ people } = await gatherPeople(product));
  });
  afterAll(() => product.stop());

  const sql = async (text: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(text, values)).rows;
  const by = (role: Role) => `${['operator', 'super-admin'].includes(role) ? 'admin' : 'member'}:${people[role].id}`;
  const newBrowser = (role: Role) => ({
    template: 'security-notice',
    to: expect.stringContaining('@') as string,
    about: by(role).replace('member:', 'user:'),
  });
  const credentials = (role: Role) => ({ email: people[role].email, password: goodPassword });
  const wrong = { password: 'nobody has this one' };

  describe('is a member', () => {
    it('who signs in', async () => {
      await expect(() => product.visitor().post('/api/login', credentials('owner'))).leavesBehind({
        audit: [{ action: 'session.opened', actor: by('owner') }],
        mail: [newBrowser('owner')],
      });
    });

    it('whose session gives way to a new one in the same browser, in every process', async () => {
      const client = product.visitor();
      await client.post('/api/login', credentials('owner'));
      const [{ sid }] = await sql('select sid from platform.sessions order by expire desc limit 1');
      await expect(() => client.post('/api/login', credentials('owner'))).leavesBehind({
        audit: [{ action: 'session.opened', actor: by('owner') }],
        notices: [`session:${sid}`],
      });
    });

    it('whose password was not right, and an address that nobody has without it', async () => {
      await expect(() => product.visitor().post('/api/login', { ...credentials('owner'), ...wrong })).leavesBehind({
        refused: 'credentials_wrong',
        audit: [{ action: 'sign-in.refused', actor: 'visitor', subject: `user:${people.owner.id}` }],
      });
      await expect(() =>
        product.visitor().post('/api/login', { email: 'nobody@nowhere.example', ...wrong }),
      ).leavesBehind({
        refused: 'credentials_wrong',
        audit: [{ action: 'sign-in.refused', actor: 'visitor' }],
      });
    });

    it('who signs out', async () => {
      const client = product.visitor();
      await client.post('/api/login', credentials('owner'));
      const [{ sid }] = await sql('select sid from platform.sessions order by expire desc limit 1');
      await expect(() => client.get('/api/logout', { 'sec-fetch-site': 'same-origin' })).leavesBehind({
        audit: [{ action: 'session.closed', actor: by('owner') }],
        notices: [`session:${sid}`],
      });
    });
  });

  describe('is at the enterprise door', () => {
    const knock = (role: Role) => product.visitor().post('/api/enterprise/auth/login', credentials(role));

    it.each(['owner', 'admin'] as const)('an %s, who comes in', async (role) => {
      await expect(() => knock(role)).leavesBehind(({ body }: Awaited<ReturnType<typeof knock>>) => {
        expect(body).toEqual({ success: true });
        return {
          audit: [{ action: 'session.opened', actor: by(role), details: { enterprise: true } }],
          mail: [newBrowser(role)],
        };
      });
      const [{ sess }] = await sql(
        `select sess from platform.sessions where sess->>'subject' = $1 order by (sess->>'startedAt')::bigint desc limit 1`,
        [people[role].id],
      );
      expect(sess).toMatchObject({ kind: 'member', enterprise: true });
    });

    it.each(['member', 'viewer'] as const)('no plain %s, who stays outside', async (role) => {
      const client = product.visitor();
      const { body } = await client.post('/api/enterprise/auth/login', credentials(role));
      expect(body).toEqual({ success: false });
      expect(client.cookie('sid')).toBeUndefined();
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });
  });

  describe('is an admin', () => {
    const signIn = (username: string, password: string, client = product.visitor()) =>
      client.post('/api/admin/auth/login', { username, password });

    it.each(['operator', 'super-admin'] as const)('who signs in and out: %s', async (role) => {
      const [{ username }] = await sql('select username from admin.accounts where id = $1', [people[role].id]);
      const password = role === 'operator' ? goodPassword : product.config.admin.password;
      const client = product.visitor();
      await expect(() => signIn(username, password, client)).leavesBehind({
        audit: [{ action: 'session.opened', actor: by(role) }],
        mail: [newBrowser(role)],
      });
      expect((await client.get('/api/admin/auth/user')).body).toMatchObject({ username, role });
      await expect(() => client.post('/api/admin/auth/logout')).leavesBehind(() => ({
        audit: [{ action: 'session.closed', actor: by(role) }],
        notices: [expect.stringMatching(/^session:/)],
      }));
    });

    it('who leaves by the door of the members, and is the same person', async () => {
      const { username, password } = product.config.admin;
      const client = product.visitor();
      await signIn(username, password, client);
      await expect(() => client.get('/api/logout', { 'sec-fetch-site': 'same-origin' })).leavesBehind(() => ({
        audit: [{ action: 'session.closed', actor: by('super-admin') }],
        notices: [expect.stringMatching(/^session:/)],
      }));
      const [{ request }] = await sql('select request from platform.audit_events order by id desc limit 1');
      expect(request).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('whose password was not right', async () => {
      await expect(() => signIn(product.config.admin.username, wrong.password)).leavesBehind({
        refused: 'admin_credentials_wrong',
        audit: [{ action: 'admin-sign-in.refused', actor: 'visitor' }],
      });
    });
  });

  describe('is a registration', () => {
    const register = (form: ReturnType<typeof registration>) =>
      product.visitor().post('/api/membership/register', form);
    const found = async (form: ReturnType<typeof registration>) => {
      const [row] = await sql(
        `select r.id as "memberId", r.organization_id as "organizationId", r.user_id as "userId"
        from membership.membership_registrations r where organization_name = $1`,
        [form.organizationName],
      );
      return row as { memberId: string; organizationId: string; userId: string };
    };

    it('with its event, its record and its mail', async () => {
      const form = registration();
      const answered = await register(form);
      const { memberId, organizationId, userId } = await found(form);
      expect(answered.body.memberId).toBe(memberId);
      const another = registration();
      await expect(() => register(another)).leavesBehind(({ body }) => ({
        events: [
          {
            type: 'membership.organization-registered',
            memberId: body.memberId,
            organizationId: expect.any(String),
            userId: expect.any(String),
          },
        ],
        audit: [
          {
            action: 'registration.submitted',
            actor: 'visitor',
            subject: expect.stringMatching(/^organization:/),
            details: { memberId: body.memberId },
          },
        ],
        mail: [{ template: 'welcome-innovators', to: another.email, about: `registration:${body.memberId}` }],
        notices: [expect.stringMatching(/^organization:/)],
      }));
      const [event] = await sql(`select payload from platform.outbox_events where payload->>'memberId' = $1`, [
        memberId,
      ]);
      expect(event.payload).toEqual({ memberId, organizationId, userId });
      const [record] = await sql(`select subject from platform.audit_events where details->>'memberId' = $1`, [
        memberId,
      ]);
      expect(record.subject).toBe(`organization:${organizationId}`);
    });

    it('that is sent again: nothing more', async () => {
      const form = registration();
      await register(form);
      await expect(() => register({ ...form, email: form.email.toUpperCase() })).leavesBehind({});
      expect(
        await sql('select from membership.organizations where name ilike $1', [form.organizationName]),
      ).toHaveLength(1);
    });

    it('that is refused: nothing', async () => {
      await expect(() => register(registration({ interests: [] }))).leavesBehind({ refused: 'invalid_input' });
    });

    it('whose mail is sent again, or to the right address', async () => {
      const form = registration();
      const { token } = (await register(form)).body;
      const { memberId, organizationId, userId } = await found(form);
      const about = `registration:${memberId}`;
      const record = { actor: 'visitor', subject: `organization:${organizationId}` };
      const resend = (held = token) =>
        product.visitor().post('/api/membership/registrations/resend-welcome', { token: held });
      await expect(() => resend('not ours')).leavesBehind({ refused: 'not_found' });
      await expect(() => resend()).leavesBehind({
        audit: [{ action: 'registration.welcomed-again', ...record, details: { memberId } }],
        mail: [{ template: 'welcome-innovators', to: form.email, about }],
      });
      const email = `right.${form.email}`;
      const change = (held = token) =>
        product.visitor().post('/api/membership/registrations/change-address', { token: held, email });
      await expect(() => change('not ours')).leavesBehind({ refused: 'not_found' });
      await expect(() => change()).leavesBehind({
        audit: [
          {
            action: 'registration.address-changed',
            ...record,
            details: {
              memberId,
              before: { person: `user:${userId}` },
              after: { person: expect.stringMatching(/^user:/) },
            },
          },
        ],
        mail: [{ template: 'welcome-innovators', to: email, about }],
      });
    });

    it('of a further organization, once its owner confirms it', async () => {
      const form = registration({ email: people.owner.email });
      await register(form);
      const mail = await eventually(async () => {
        const newest = await newestMail(product, people.owner.email);
        return newest?.text.includes(form.organizationName) ? newest : undefined;
      }, 'the mail');
      const { organizationId } = await found(form);
      const [, token] = /confirm-organization\?token=([\w.-]+)/.exec(mail.text) ?? [];
      const confirm = (sent = token) => product.visitor().post('/api/membership/confirm-organization', { token: sent });
      await expect(() => confirm(`x${token}`)).leavesBehind({ refused: 'token_invalid' });
      await expect(() => confirm()).leavesBehind({
        audit: [
          {
            action: 'organization.confirmed',
            actor: by('owner'),
            subject: `organization:${organizationId}`,
            details: { before: { isActive: false }, after: { isActive: true } },
          },
        ],
        notices: [`organization:${organizationId}`, `session:${people.owner.id}`],
      });
    });
  });

  describe('is a password', () => {
    const password = 'nine herons on one leg';
    /** Asks for a link and answers the token in it. */
    async function link(email: string): Promise<string> {
      const last = await newestMail(product, email);
      await product.visitor().post('/api/auth/forgot-password', { email });
      const mail = await eventually(async () => {
        const newest = await newestMail(product, email);
        return newest?.token && newest.id !== last?.id ? newest : undefined;
      }, 'the link');
      return mail.token;
    }
    const reset = (token: string) => product.visitor().post('/api/auth/reset-password', { token, password });
    const activate = (token: string) => product.visitor().post('/api/auth/activate', { token, password });
    const forget = (role: Role) =>
      sql('update membership.users set password_hash = null where id = $1', [people[role].id]);

    it('that was forgotten: a mail to those who have an account, and nothing else', async () => {
      const ask = (email: string, mails: number) => async () => {
        await product.visitor().post('/api/auth/forgot-password', { email });
        await eventually(async () => {
          const [{ waiting, sent }] = await sql(
            `select (select count(*)::int from graphile_worker.jobs where task_identifier = 'mail-password-reset') as waiting,
              (select count(*)::int from notifications.messages where to_address = $1) as sent`,
            [email],
          );
          return waiting === 0 && sent >= mails;
        });
      };
      await expect(ask(people.admin.email, 1)).leavesBehind({
        mail: [{ template: 'password-reset', to: people.admin.email, about: `user:${people.admin.id}` }],
      });
      await expect(ask('nobody@nowhere.example', 0)).leavesBehind({});
    });

    it('that replaces another: a record, a mail to its owner, and no session any more', async () => {
      const { admin } = people;
      const token = await link(admin.email);
      await expect(() => activate(token)).leavesBehind({ refused: 'token_invalid' });
      await expect(() => reset(token)).leavesBehind({
        audit: [
          {
            action: 'password.set',
            actor: by('admin'),
            details: { with: 'password-reset', before: { hasPassword: true }, after: { hasPassword: true } },
          },
          { action: 'session.opened', actor: by('admin'), details: { through: 'password-reset' } },
        ],
        mail: [{ template: 'password-changed', to: admin.email, about: `user:${admin.id}` }],
        notices: [`session:${admin.id}`],
      });
      expect((await admin.client.get('/api/auth/user')).status).toBe(401);
      await expect(() => reset(token)).leavesBehind({ refused: 'token_invalid' });
    });

    it('that is the first: a record and a session, without a mail', async () => {
      const { viewer } = people;
      await forget('viewer');
      const token = await link(viewer.email);
      await expect(() => reset(token)).leavesBehind({ refused: 'token_invalid' });
      await expect(() => activate(token)).leavesBehind({
        audit: [
          {
            action: 'password.set',
            actor: by('viewer'),
            details: { with: 'activation', before: { hasPassword: false }, after: { hasPassword: true } },
          },
          { action: 'session.opened', actor: by('viewer'), details: { through: 'activation' } },
        ],
        notices: [`session:${viewer.id}`],
      });
    });

    it('that came too late: nothing', async () => {
      for (const role of ['member', 'stranger'] as const) {
        if (role === 'stranger') await forget(role);
        const token = await link(people[role].email);
        const expire = `update platform.single_use_tokens set expires_at = now() - interval '1 second'`;
        await sql(`${expire} where subject = $1`, [people[role].id]);
        const use = role === 'stranger' ? activate : reset;
        await expect(() => use(token)).leavesBehind({ refused: 'token_invalid' });
        if (role === 'stranger')
          expect((await product.visitor().post('/api/auth/activation/check', { token })).status).toBe(422);
      }
    });

    it('whose other links end with the one that was used', async () => {
      const first = await link(people.member.email);
      const second = await link(people.member.email);
      expect(first).not.toBe(second);
      expect((await reset(second)).status).toBe(200);
      await expect(() => reset(first)).leavesBehind({ refused: 'token_invalid' });
    });

    it('whose link lasts half an hour, or a week for the first one', async () => {
      await forget('stranger');
      await link(people.owner.email);
      await link(people.stranger.email);
      const minutesOf = async (role: Role) =>
        (
          await sql(
            `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
            from platform.single_use_tokens where subject = $1 order by created_at desc limit 1`,
            [people[role].id],
          )
        )[0].minutes;
      expect([await minutesOf('owner'), await minutesOf('stranger')]).toEqual([30, 7 * 24 * 60]);
    });
  });
});
