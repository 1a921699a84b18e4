import type { AccountDeletionPorts } from '#machines/account-deletion/ports.ts';
import { parseSmsCode } from '#domain/account/sms-code.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';

export const app: AppFlow<'accountDeletion', AccountDeletionPorts> = {
  ports: ({ port }) => ({
    readCooldown: port('readCooldown', () => ({ none: gives({ cooldown: 0 }) })),
    sendSmsCode: port('sendSmsCode', () => ({
      sent: gives({ cooldown: 2_000 }),
      ...serverFailures,
    })),
  }),
  key: ({ context: { phase, blockers, reason, note, code, problem } }) => [
    phase,
    blockers?.length === 0,
    reason !== null,
    note !== '',
    parseSmsCode(code).ok,
    problem !== null,
  ],
};
