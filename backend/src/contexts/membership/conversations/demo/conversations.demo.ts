import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { day, minute } from '../../../../platform/clock/durations';
import { Database } from '../../../../platform/database/database';
import { DemoData } from '../../../../platform/demo/demo-data';
import { demoId } from '../../../../platform/demo/demo-id';
import { insertRows } from '../../../../platform/demo/insert-rows';
import { keyOf } from '../conversation-key';
import { demoConnections, demoConversations } from './demo-conversations';

/** So long somebody thinks before they answer. */
const pause = 11 * minute;

/** Connections between the organizations of the people that can be signed in as, and what they have written to each other. */
@Injectable()
export class ConversationsDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly demo: DemoData,
  ) {}

  onModuleInit(): void {
    // After the people.
    this.demo.add({ name: 'conversations', order: 9, load: () => this.load() });
  }

  private async load(): Promise<void> {
    await this.insert(
      'connections',
      demoConnections.map(({ id, from, to, note, daysAgo }) => ({
        ...{ id, note, status: 'accepted', requestedBy: from.id },
        ...{ fromId: from.organization, toId: to.organization },
        decidedAt: this.clock.in((1 - daysAgo) * day),
        createdAt: this.clock.in(-daysAgo * day),
      })),
    );
    const made = demoConversations.map((conversation) => ({ ...conversation, ...this.made(conversation) }));
    await this.insert(
      'conversations',
      made.map(({ id, organizationId, otherId, about, messages, startedAt, ...conversation }) => ({
        ...{ id, organizationId, otherId, messages: messages.length, startedAt },
        key: keyOf(
          conversation.with.map((person) => person.id),
          [organizationId, otherId ?? organizationId],
          about,
        ),
        aboutKind: about?.kind ?? null,
        aboutId: about?.id ?? null,
        aboutTitle: about?.title ?? null,
      })),
    );
    await this.insert(
      'conversation_people',
      made.flatMap(({ id, messages, lastAt, ...conversation }) =>
        conversation.with.map((person) => {
          const unread = conversation.unread?.[0] === person ? conversation.unread[1] : 0;
          const row = { conversationId: id, personId: person.id, organizationId: person.organization, draft: '' };
          return { ...row, lastAt, unread, read: messages.length - unread };
        }),
      ),
    );
    await this.insert(
      'direct_messages',
      made.flatMap(({ id, messages, startedAt }) =>
        messages.map(([author, text], n) => ({
          ...{ id: demoId(`message ${n} ${id}`), conversationId: id, number: n + 1, authorId: author.id, text },
          sentAt: new Date(startedAt.getTime() + n * pause),
        })),
      ),
    );
  }

  private made({ with: people, messages, daysAgo }: (typeof demoConversations)[number]) {
    const [first] = people;
    const other = people.find(({ organization }) => organization !== first.organization);
    const startedAt = this.clock.in(-daysAgo * day);
    return {
      id: demoId(`conversation ${messages[0]?.[1]}`),
      organizationId: first.organization,
      otherId: other?.organization ?? null,
      startedAt,
      lastAt: new Date(startedAt.getTime() + (messages.length - 1) * pause),
    };
  }

  private insert = (table: string, rows: readonly object[]) => insertRows(this.database, `membership.${table}`, rows);
}
