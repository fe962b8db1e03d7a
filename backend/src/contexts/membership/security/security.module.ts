import { Module } from '@nestjs/common';
import { Authenticator } from './authenticator/authenticator';
import { BeginAuthenticator } from './authenticator/begin-authenticator';
import { ConfirmAuthenticator } from './authenticator/confirm-authenticator';
import { RemoveAuthenticator } from './authenticator/remove-authenticator';
import { Factors } from './factors';
import { Holders } from './holders';
import { AddPasskey } from './passkeys/add-passkey';
import { BeginPasskey } from './passkeys/begin-passkey';
import { RelyingParty } from './passkeys/relying-party';
import { RemovePasskey } from './passkeys/remove-passkey';
import { RenamePasskey } from './passkeys/rename-passkey';
import { UsePasskey } from './passkeys/use-passkey';
import { Prove } from './proof/prove';
import { RecoveryCodes } from './recovery/recovery-codes';
import { ReplaceRecoveryCodes } from './recovery/replace-recovery-codes';
import { AskFactorReset } from './resets/ask-factor-reset';
import { FactorResets } from './resets/factor-resets';
import { FactorResetsController } from './resets/factor-resets.controller';
import { SecurityApi } from './security.api';
import { SecurityController } from './security.controller';
import { SecurityQueries } from './security.queries';
import { EndOtherSessions } from './sessions/end-other-sessions';
import { EndSession } from './sessions/end-session';
import { SessionsController } from './sessions/sessions.controller';
import { CheckCode } from './signing-in/check-code';
import { OpenAccount } from './signing-in/open-account';
import { PendingSignIn } from './signing-in/pending-sign-in';
import { SecondStepController } from './signing-in/second-step.controller';
import { SignInWithPasskey } from './signing-in/sign-in-with-passkey';
import { TakeSecondStep } from './signing-in/take-second-step';
import { TellHolder } from './tell-holder';

@Module({
  controllers: [FactorResetsController, SecondStepController, SecurityController, SessionsController],
  providers: [
    AddPasskey,
    AskFactorReset,
    Authenticator,
    BeginAuthenticator,
    BeginPasskey,
    CheckCode,
    ConfirmAuthenticator,
    EndOtherSessions,
    EndSession,
    FactorResets,
    Factors,
    Holders,
    OpenAccount,
    PendingSignIn,
    Prove,
    RecoveryCodes,
    RelyingParty,
    RemoveAuthenticator,
    RemovePasskey,
    RenamePasskey,
    ReplaceRecoveryCodes,
    SecurityApi,
    SecurityQueries,
    SignInWithPasskey,
    TakeSecondStep,
    TellHolder,
    UsePasskey,
  ],
  exports: [SecurityApi],
})
export class SecurityModule {}
