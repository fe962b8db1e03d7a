import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access';
import { DomainError } from '../../../platform/http/domain-error';
import { inOneLine } from '../../../platform/http/text';
import { accountSuspended } from '../membership.errors';
import { secondStepRequired } from '../security/security.errors';
import { IdentityProvider } from './identity-provider';
import { OpenSession } from './open-session';
import { SignInWithProvider } from './sign-in-with-provider';

const reasonOf = (error: unknown) =>
  error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : 'nobody knows why';

@ApiExcludeController()
@Controller('api/auth/oidc')
export class IdentityProviderController {
  private readonly log = new Logger(IdentityProviderController.name);

  constructor(
    private readonly openSession: OpenSession,
    private readonly provider: IdentityProvider,
    private readonly signIn: SignInWithProvider,
  ) {}

  /** Where the identity provider sends the browser back to. */
  @Get('callback')
  @Access('visitor')
  async finishProviderLogIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    try {
      const identity = await this.provider.finish(request, reply);
      const subject = await this.signIn.execute(identity);
      await this.openSession.execute(request, reply, subject, { through: 'provider', return: identity.return });
      return reply.redirect(identity.return, 302);
    } catch (error) {
      const isHalfWay = error instanceof DomainError && error.code === secondStepRequired.code;
      if (isHalfWay) return reply.redirect('/login/verify', 302);
      if (error instanceof DomainError && error.code === accountSuspended.code)
        return reply.redirect('/login?error=suspended', 302);
      this.log.warn(`A sign-in through the identity provider failed: ${inOneLine(reasonOf(error), 300)}`);
      return reply.redirect('/login?error=provider', 302);
    }
  }
}
