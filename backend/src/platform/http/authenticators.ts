import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { credentialsDisagree } from './problems';
import type { Viewer } from './viewer';

/** One way of saying who calls, such as a session. It answers nobody where a request does not go that way. */
export interface Authenticator {
  authenticate(request: FastifyRequest): Promise<Viewer | undefined>;
}

/** Every way in which a request can say who calls, in the order in which they are asked. */
@Injectable()
export class Authenticators {
  private all: { authenticator: Authenticator; order: number }[] = [];

  /** Of several that agree, the one of the lowest `order` says what the viewer is. */
  add(authenticator: Authenticator, order: number): void {
    this.all = [...this.all, { authenticator, order }].sort((one, other) => one.order - other.order);
  }

  /** Who calls, or nobody; throws `credentials_disagree` where the request speaks for two. */
  async identify(request: FastifyRequest): Promise<Viewer | undefined> {
    let found: Viewer | undefined;
    for (const { authenticator } of this.all) {
      const viewer = await authenticator.authenticate(request);
      if (found && viewer && (viewer.kind !== found.kind || viewer.id !== found.id)) throw credentialsDisagree();
      found ??= viewer;
    }
    return found;
  }
}
