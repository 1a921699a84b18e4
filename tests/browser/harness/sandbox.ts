import type { Ledger } from '#sandbox/shell/control/api.ts';
import {
  controlClient,
  type MadeBorrower,
  wireClient,
} from '#tests/contract/sandbox/wire-client.ts';

type Who = { mobile: string; userId?: string };

/** The control API (`sandbox/docs/control-api.md`) and the native forms. */
export function createSandbox(origin: string) {
  const control = controlClient(origin);
  const wire = wireClient(origin);

  return {
    ...control,
    /** A deleted account has no mobile any more. */
    ledger: async ({ mobile, userId }: Who): Promise<Ledger> =>
      control.ledger(userId ? { userId } : { mobile }),
    async code(borrower: Pick<MadeBorrower, 'mobile'>): Promise<string> {
      const [newest] = await control.sms(borrower);
      if (!newest?.code) throw new Error('there is no SMS with a code');
      return newest.code;
    },
    /** Ends the borrower's session on this phone. */
    async logInElsewhere({ username, password }: MadeBorrower): Promise<void> {
      await wire.call('login', { username, password });
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
export type { Ledger, MadeBorrower as Borrower };
