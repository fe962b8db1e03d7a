import { SetMetadata, type Type } from '@nestjs/common';

/** A fact, named in the past tense. Its fields are plain JSON values; identifiers rather than copies. */
export interface DomainEvent {
  readonly type: string;
}

/** The class of an event: `type` names it in the outbox, `<context>.<what-happened>`. */
interface DomainEventClass<E extends DomainEvent = DomainEvent> extends Type<E> {
  readonly type: string;
}

/** Something that happens because of an event, usually of another context. It must bear hearing it twice. */
export interface Reaction<E extends DomainEvent = DomainEvent> {
  handle(event: E): Promise<void>;
}

export interface ReactionDeclaration {
  /** Type of the event. */
  event: string;
  /** `<context>.<what-it-does>`. Deliveries wait under it in the database: it outlives the class. */
  name: string;
  /** Names under which deliveries may wait still. */
  formerly: string[];
}

export const reactsToKey = 'reacts-to';

/**
 * Marks a provider as a reaction to one event, under a name of its own, `<context>.<what-it-does>`. Who renames one
 * says what it was called before (`formerly`), until nothing waits under the old name.
 */
export const ReactsTo = (event: DomainEventClass, name: string, { formerly = [] }: { formerly?: string[] } = {}) =>
  SetMetadata(reactsToKey, { event: event.type, name, formerly } satisfies ReactionDeclaration);
