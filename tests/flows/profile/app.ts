import type { ProfilePorts } from '#machines/profile/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { firstSigned, moreSigned } from '#machines/samples/profile.ts';

export const app: AppFlow<'profile', ProfilePorts> = {
  ports: ({ port }) => ({
    readTheme: port('readTheme', () => ({ system: gives('system') })),
    keepTheme: () => {},
    // The mark is optional; the machine's own walk covers its ends.
    hasUnreadMessage: async () => ({ unread: false }),
    getPage: port('getPage', ({ cursor }) =>
      cursor === null
        ? { some: gives(firstSigned), ...serverFailures }
        : { rest: gives(moreSigned), ...serverFailures },
    ),
  }),
  key: ({ context: { document, security, ownData: copy }, children: { signedLoans } }) => [
    signedLoans?.getSnapshot().context.list?.items.length,
    document?.kind,
    security !== null,
    copy !== null,
  ],
};
