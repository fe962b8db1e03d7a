import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems } from '../../../../platform/http/access';
import { Limited } from '../../../../platform/http/limited';
import { accountSuspended } from '../../membership.errors';
import { RelyingParty } from '../passkeys/relying-party';
import {
  CodeDto,
  PasskeyChallengeDto,
  PasskeySignInDto,
  SecondStepDto,
  SignedInAs,
  SignedInDto,
} from '../security.dto';
import { codeWrong, enterpriseRefused, passkeyRefused, signInAgain } from '../security.errors';
import { secondSteps, usingPasskeys } from '../security.limits';
import { SecurityQueries } from '../security.queries';
import { type Entrance, PendingSignIn } from './pending-sign-in';
import { SignInWithPasskey } from './sign-in-with-passkey';
import { TakeSecondStep } from './take-second-step';

@ApiTags('membership: security')
@Controller('api/auth')
export class SecondStepController {
  constructor(
    private readonly passkey: SignInWithPasskey,
    private readonly pending: PendingSignIn,
    private readonly relyingParty: RelyingParty,
    private readonly secondStep: TakeSecondStep,
    private readonly security: SecurityQueries,
  ) {}

  /** What the second step of a sign-in can be, for the browser that has taken the first (`second_step_required`). */
  @Get('second-step')
  @Limited(secondSteps)
  @Access('visitor')
  @Problems(signInAgain)
  async getSecondStep(@Req() request: FastifyRequest): Promise<SecondStepDto> {
    return this.security.steps((await this.pending.read(request)).id);
  }

  /** Take the second step with a code of the authenticator app or a recovery code, each good once, and be signed in. */
  @Post('second-step')
  @HttpCode(200)
  @Limited(secondSteps)
  @Access('visitor')
  @Problems(accountSuspended, codeWrong, enterpriseRefused, signInAgain)
  async takeSecondStep(
    @Body() { code }: CodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    return describe(await this.secondStep.execute(request, reply, code));
  }

  /** A challenge for a passkey, to sign in or to prove who one is. */
  @Post('passkey/challenge')
  @HttpCode(200)
  @Limited(usingPasskeys)
  @Access('visitor')
  async challengePasskey(): Promise<PasskeyChallengeDto> {
    return { options: { ...(await this.relyingParty.askToUse()) } };
  }

  /** Sign in with a passkey. It is both factors at once, of members and of those who run the alliance. */
  @Post('passkey')
  @HttpCode(200)
  @Limited(usingPasskeys)
  @Access('visitor')
  @Problems(accountSuspended, enterpriseRefused, passkeyRefused, signInAgain)
  async signInWithPasskey(
    @Body() { credential, enterprise = false }: PasskeySignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    return describe(await this.passkey.execute(request, reply, credential, enterprise));
  }
}

const describe = ({ door, enterprise = false, return: path = '/' }: Entrance): SignedInDto => ({
  as: door === 'admin' ? SignedInAs.Admin : SignedInAs.Member,
  enterprise,
  return: path,
});
