import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Problems, WhileLeaving } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/domain-error';
import { Fresh } from '../../../platform/http/fresh';
import { Id } from '../../../platform/http/id';
import { Limited } from '../../../platform/http/limited';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer';
import { BeginAuthenticator } from './authenticator/begin-authenticator';
import { ConfirmAuthenticator } from './authenticator/confirm-authenticator';
import { RemoveAuthenticator } from './authenticator/remove-authenticator';
import { AddPasskey } from './passkeys/add-passkey';
import { BeginPasskey } from './passkeys/begin-passkey';
import { RemovePasskey } from './passkeys/remove-passkey';
import { RenamePasskey } from './passkeys/rename-passkey';
import { ProofDto } from './proof/proof.dto';
import { Prove } from './proof/prove';
import { ReplaceRecoveryCodes } from './recovery/replace-recovery-codes';
import {
  AuthenticatorKeyDto,
  CodeDto,
  NewPasskeyDto,
  PasskeyChallengeDto,
  PasskeyNameDto,
  RecoveryCodesDto,
  SecurityDto,
} from './security.dto';
import {
  authenticatorNotBegun,
  authenticatorSet,
  codeWrong,
  factorRequired,
  lastFactor,
  noFactor,
  passkeyKnown,
  passkeyRefused,
  passkeysFull,
  proofWrong,
} from './security.errors';
import { securing } from './security.limits';
import { SecurityQueries } from './security.queries';

const passkey = notFound('passkey of yours');

@ApiTags('membership: security')
@Controller('api/auth')
export class SecurityController {
  constructor(
    private readonly add: AddPasskey,
    private readonly begin: BeginAuthenticator,
    private readonly beginOne: BeginPasskey,
    private readonly confirm: ConfirmAuthenticator,
    private readonly proof: Prove,
    private readonly remove: RemoveAuthenticator,
    private readonly removeOne: RemovePasskey,
    private readonly rename: RenamePasskey,
    private readonly replace: ReplaceRecoveryCodes,
    private readonly security: SecurityQueries,
  ) {}

  /** By what the viewer signs in: password, authenticator app, passkeys, and how many recovery codes are left. */
  @Get('security')
  @Access('signed-in')
  @WhileLeaving()
  getSecurity(@CurrentViewer() viewer: Viewer): Promise<SecurityDto> {
    return this.security.overview(viewer);
  }

  /**
   * Prove who one is, for what asks for a fresh proof (`proof_required`): by a second factor or a recovery code, and by the
   * password where there is no factor. Good for ten minutes. The session goes on under a new token.
   */
  @Post('proof')
  @HttpCode(204)
  @Limited(securing)
  @Access('signed-in')
  @WhileLeaving()
  @Problems(factorRequired, proofWrong, codeWrong, passkeyRefused)
  prove(
    @Body() body: ProofDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.proof.execute(viewer, body, request, reply);
  }

  /** Say whether the viewer has proved who they are within ten minutes: for a page before it opens what asks for it. */
  @Get('proof')
  @HttpCode(204)
  @Fresh()
  @Access('signed-in')
  @WhileLeaving()
  checkProof(): void {}

  /** Make the key for an authenticator app. It is asked for nothing before a first code is confirmed. */
  @Post('authenticator')
  @HttpCode(200)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(authenticatorSet)
  beginAuthenticator(@CurrentViewer() viewer: Viewer): Promise<AuthenticatorKeyDto> {
    return this.begin.execute(viewer);
  }

  /** Confirm an authenticator app by a first code: from now on it is asked for at every sign-in. */
  @Post('authenticator/confirm')
  @HttpCode(200)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(authenticatorSet, authenticatorNotBegun, codeWrong)
  async confirmAuthenticator(
    @Body() { code }: CodeDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.confirm.execute(viewer, code, request.ip) };
  }

  /** Remove the authenticator app. With the last factor the recovery codes go too. */
  @Delete('authenticator')
  @HttpCode(204)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(notFound('authenticator app'), lastFactor)
  removeAuthenticator(@CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest): Promise<void> {
    return this.remove.execute(viewer, request.ip);
  }

  /** Make ten new recovery codes. Those before work no more. */
  @Post('recovery-codes')
  @HttpCode(200)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(noFactor)
  async replaceRecoveryCodes(
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.replace.execute(viewer, request.ip) };
  }

  /** What a browser makes a passkey by. */
  @Post('passkeys/challenge')
  @HttpCode(200)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(passkeysFull)
  async beginPasskey(@CurrentViewer() viewer: Viewer): Promise<PasskeyChallengeDto> {
    return { options: { ...(await this.beginOne.execute(viewer)) } };
  }

  /** Add a passkey that the browser has made. It signs in by itself, and is a second factor beside the password. */
  @Post('passkeys')
  @HttpCode(200)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(passkeyRefused, passkeyKnown, passkeysFull)
  async addPasskey(
    @Body() { name, credential }: NewPasskeyDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.add.execute(viewer, name, credential, request.ip) };
  }

  /** Give a passkey another name. */
  @Patch('passkeys/:id')
  @HttpCode(204)
  @Limited(securing)
  @Access('signed-in')
  @Problems(passkey)
  renamePasskey(@Id() id: string, @Body() { name }: PasskeyNameDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.rename.execute(viewer, id, name);
  }

  /** Remove a passkey. With the last factor the recovery codes go too. */
  @Delete('passkeys/:id')
  @HttpCode(204)
  @Limited(securing)
  @Fresh()
  @Access('signed-in')
  @Problems(passkey, lastFactor)
  removePasskey(@Id() id: string, @CurrentViewer() viewer: Viewer, @Req() request: FastifyRequest): Promise<void> {
    return this.removeOne.execute(viewer, id, request.ip);
  }
}
