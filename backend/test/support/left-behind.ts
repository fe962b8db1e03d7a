import { Client } from 'pg';
import { Secrets } from '../../src/platform/secrets/secrets';
import { NotHere, remoteProduct } from './remote';

/** What a write has left, exactly; what is not named is expected not to be there. */
export interface Left {
  /** The code of the refusal. */
  refused?: string;
  /** Events in the outbox: their type with the fields of their payload. */
  events?: object[];
  /** Records of the audit, oldest first. */
  audit?: { action: string; actor: string; subject?: string; details?: object }[];
  /** Queued messages, by address. Their values, and the people whom they tell of, are looked at where the expectation has some. */
  mail?: { template: string; to: string; about?: string; values?: object; named?: string[] }[];
  /** Whose open pages are told of what, in the order of `person` and `kind`; looked at where it is named. */
  live?: { person: string; kind: string; id: string }[];
  /** Notices to the other processes, such as `innovation.problems` or `session:<person>`. */
  notices?: string[];
}

declare global {
  namespace jest {
    interface Matchers<R> {
      /**
       * Does the write and compares what it left in the database: events, audit records, messages, notices. A function
       * instead of the expectation gets what the write answered. Of an HTTP answer the `code` counts as the refusal.
       */
      // biome-ignore lint/suspicious/noExplicitAny: a test says what its write answers
      leavesBehind(expected: Left | ((answered: any) => Left)): Promise<R>;
    }
  }
}

const channel = 'alliance';
/**
 * Said while a message is sent, which is after the write that queued it, and by processes that come and go; and that there are
 * updates, which are looked at themselves.
 */
const ofOthers = /^(message|live|\*)(:|$)/;
/** Recorded when its time has come, whatever is written meanwhile. */
const isByTheClock = ({ actor, action }: { actor: string; action: string }) =>
  actor === 'system' && action === 'audit.verified';

let watched: Awaited<ReturnType<typeof watch>> | undefined;

/** Looks at a database for `leavesBehind`; of several the one that a suite began to watch last. */
export async function watch({ url, secrets }: { url: string; secrets: Secrets }) {
  const client = new Client({ connectionString: url });
  const notices: string[] = [];
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => {
    const notice = payload.replace(/@[^:]*/, '').replace(/:$/, '');
    if (!ofOthers.test(notice)) notices.push(notice);
  });
  await client.connect();
  await client.query(`listen ${channel}`);
  const idsOf = async (table: string): Promise<string[]> =>
    (await client.query(`select id from ${table}`)).rows.map(({ id }) => id);

  const watching = {
    async before() {
      const known = {
        events: await idsOf('platform.outbox_events'),
        audit: await idsOf('platform.audit_events'),
        mail: await idsOf('notifications.messages'),
        live: (await client.query('select person_id as person, last from platform.live_positions')).rows,
      };
      notices.length = 0;
      return known;
    },
    async since(known: Awaited<ReturnType<typeof this.before>>) {
      const events = await client.query(
        'select type, payload from platform.outbox_events where id <> all($1) order by type, payload::text',
        [known.events],
      );
      const audit = await client.query(
        'select action, actor, subject, details from platform.audit_events where id <> all($1) order by id',
        [known.audit],
      );
      const mail = await client.query(
        `select template, to_address as "to", about, sealed_values as sealed,
          coalesce(named_person_ids, array_remove(array[named_person_id], null)) as named from notifications.messages
        where id <> all($1) order by to_address, template`,
        [known.mail],
      );
      const live = await client.query(
        `select person_id as person, kind, subject as id from platform.live_updates
        left join jsonb_to_recordset($1) as known(person uuid, last bigint) on person = person_id
        where position > coalesce(last, 0) order by person_id, kind, position`,
        [JSON.stringify(known.live)],
      );
      return {
        live: live.rows,
        events: events.rows.map(({ type, payload }) => ({ type, ...payload })),
        audit: audit.rows.map(({ action, actor, subject, details }) => ({
          action,
          actor,
          ...(subject && { subject }),
          ...(Object.keys(details).length > 0 && { details }),
        })),
        mail: mail.rows.map(({ template, to, about, sealed, named }) => ({
          template,
          to,
          ...(about && { about }),
          values: sealed && withoutWayOut(secrets.open<object>('message-values', sealed)),
          named,
        })),
        // The answers above came after everything that was said before them.
        notices: [...notices].sort(),
      };
    },
    async stop() {
      if (watched === watching) watched = undefined;
      await client.end();
    },
  };
  watched = watching;
  return watching;
}

/** Every mail of a category has an address of its own by which it can be stopped. */
const withoutWayOut = (values: { stopLink?: string } | undefined) => {
  const { stopLink: _stopLink, ...others } = values ?? {};
  return others;
};

async function outcomeOf(work: () => Promise<unknown>) {
  try {
    const answered = await work();
    const { status = 0, body } = (answered ?? {}) as { status?: number; body?: { code?: string } };
    return { answered, ...(status >= 400 && { refused: body?.code ?? String(status) }) };
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string') throw error;
    return { answered: undefined, refused: code };
  }
}

const byType = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
const typeOf = (event: object) => ({ type: (event as { type?: string }).type });

expect.extend({
  async leavesBehind(work: () => Promise<unknown>, expectation: Left | ((answered: unknown) => Left)) {
    if (remoteProduct) throw new NotHere('looks into the database');
    if (!watched) throw new Error('Nothing is watched: start the contexts or the product first.');
    const known = await watched.before();
    const { answered, refused } = await outcomeOf(work);
    const { events, audit, mail, live, notices } = await watched.since(known);
    const named = typeof expectation === 'function' && refused === undefined ? expectation(answered) : expectation;
    const said = typeof named === 'function' ? {} : named;
    const expected = {
      refused: said.refused,
      events: [...(said.events ?? [])].sort((one, other) => byType(typeOf(one), typeOf(other))),
      audit: said.audit ?? [],
      mail: [...(said.mail ?? [])].sort((one, other) => one.to.localeCompare(other.to)),
      ...(said.live && { live: said.live }),
      notices: [...(said.notices ?? [])].sort(),
    };
    const left = {
      refused,
      events,
      audit,
      mail: mail.map(({ values, named, ...message }, n) => ({
        ...message,
        ...(expected.mail[n]?.values && { values }),
        ...(expected.mail[n]?.named && { named }),
      })),
      ...(said.live && { live }),
      notices,
    };
    const pass = [audit, audit.filter((record) => !isByTheClock(record))].some((seen) =>
      this.equals({ ...left, audit: seen }, expected),
    );
    return {
      pass,
      message: () =>
        pass
          ? 'The write left just that behind.'
          : this.utils.printDiffOrStringify(expected, left, 'Expected', 'Left behind', true),
    };
  },
});
