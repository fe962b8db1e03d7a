import { SetMetadata, type Type } from '@nestjs/common';

/** A fact, named in the past tense. Its fields are plain JSON values; identifiers rather than copies. */
export interface DomainEvent {
  readonly type: string;
}

/** The class of an event: `type` names it in the outbox, `<context>.<what-happened>`. */
export interface DomainEventClass<E extends DomainEvent = DomainEvent> extends Type<E> {
  readonly type: string;
}

/** Something that happens because of an event, usually of another context. It must bear hearing it twice. */
export interface Reaction<E extends DomainEvent = DomainEvent> {
  handle(event: E): Promise<void>;
}

export const reactsToKey = 'reacts-to';

/** Marks a provider as the reaction to one event. */
export const ReactsTo = (event: DomainEventClass) => SetMetadata(reactsToKey, event.type);
