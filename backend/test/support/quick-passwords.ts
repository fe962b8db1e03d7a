import { PasswordHasher } from '../../src/platform/passwords/password-hasher';

/** Suites hash thousands of passwords to sign in, none of which is worth a guess. */
PasswordHasher.cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
