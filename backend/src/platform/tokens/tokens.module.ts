import { Global, Module } from '@nestjs/common';
import { SingleUseTokens } from './single-use-tokens';

@Global()
@Module({ providers: [SingleUseTokens], exports: [SingleUseTokens] })
export class TokensModule {}
