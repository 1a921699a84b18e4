import type { ProfilePorts } from '#machines/profile/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { firstSigned, moreSigned } from '#machines/samples/profile.ts';

/** Additions to the model of the profile for the walk of the whole app. */
export const app: AppFlow<'profile', ProfilePorts> = {
  ports: ({ port }) => ({
    readTheme: port('readTheme', () => ({ system: gives('system') })),
    keepTheme: () => {},
    // An optional mark; the machine's own walk covers its ends.
    hasUnreadMessage: async () => ({ unread: false }),
    getPage: port('getPage', ({ cursor }) =>
      cursor === null
        ? { some: gives(firstSigned), ...serverFailures }
        : { rest: gives(moreSigned), ...serverFailures },
    ),
  }),
  key: ({ context: { document, security: told, ownData: copy }, children: { signedLoans } }) => [
    signedLoans?.getSnapshot().context.list?.items.length,
    document?.kind,
    told !== null,
    copy !== null,
  ],
};
