import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type Reaction, type ReactionDeclaration, reactsToKey } from './domain-event';

interface KnownReaction extends ReactionDeclaration {
  reaction: Reaction;
}

const wellNamed = /^[a-z]+(-[a-z]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/;

/** All reactions of this process, by the names that they have and had. A name stands for one: two end the start. */
@Injectable()
export class Reactions implements OnModuleInit {
  private readonly byName = new Map<string, KnownReaction>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const declaration = metatype && this.reflector.get<ReactionDeclaration | undefined>(reactsToKey, metatype);
      if (declaration) this.add({ ...declaration, reaction: instance as Reaction });
    }
  }

  /** Names of the reactions to an event. */
  to(event: string): string[] {
    return [...new Set([...this.byName.values()].filter((known) => known.event === event).map(({ name }) => name))];
  }

  /** The reaction that has this name, or had it. */
  find(name: string): KnownReaction | undefined {
    return this.byName.get(name);
  }

  get names(): string[] {
    return [...this.byName.keys()];
  }

  private add(known: KnownReaction): void {
    if (!wellNamed.test(known.name))
      throw new Error(`A reaction is called <context>.<what-it-does>, not ${known.name}.`);
    for (const name of [known.name, ...known.formerly]) {
      if (this.byName.has(name)) throw new Error(`Two reactions are called ${name}.`);
      this.byName.set(name, known);
    }
  }
}
