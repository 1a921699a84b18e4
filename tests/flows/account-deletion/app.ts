import { parseSmsCode } from '#domain/account/sms-code.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';

export const app: AppFlow<'accountDeletion'> = {
  key: ({ context: { phase, blockers, reason, note, code, problem } }) => [
    phase,
    blockers?.length === 0,
    reason !== null,
    note !== '',
    parseSmsCode(code).ok,
    problem !== null,
  ],
};
