import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/access';
import { Sessions } from '../../../platform/sessions/sessions';
import { IdentityProvider } from './identity-provider';
import { SignInWithProvider } from './sign-in-with-provider';

@ApiExcludeController()
@Controller('api/auth/oidc')
export class IdentityProviderController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly sessions: Sessions,
    private readonly signIn: SignInWithProvider,
  ) {}

  /** Where the identity provider sends the browser back to. */
  @Get('callback')
  @Access('visitor')
  async finishProviderLogIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    try {
      const identity = await this.provider.finish(request, reply);
      const subject = await this.signIn.execute(identity);
      await this.sessions.open(request, reply, { kind: 'member', subject, enterprise: false });
      return reply.redirect(identity.return, 302);
    } catch {
      return reply.redirect('/login?error=provider', 302);
    }
  }
}
