import type { CheckstandRecord } from '#domain/payments/offline-record.ts';
import { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import type { OfflinePaymentPorts, PaymentApp } from '#machines/offline-payment/ports.ts';
import { selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { actor } from '#machines/shared/ports.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import { config } from '#app/config.ts';
import { checkstandRecords } from '#app/flows/checkstand-records.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import { defineProvider, type FlowServices, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { OfflinePaymentScreen } from './offline-payment.tsx';

/**
 * The payment apps that can be opened; none unless the shell accepted them (O1). Until the shell
 * has replied to this start of the app, its stored reply counts.
 */
function openableApps({
  storage,
  shell,
}: {
  storage: Pick<Storage, 'read'>;
  shell: Pick<FlowServices['shell'], 'tookChannels'>;
}): readonly PaymentApp[] {
  const took = shell.tookChannels() ?? storage.read('commonInfo')?.isSetChannelSuccess;
  return took === true ? config.paymentChannels : [];
}

/**
 * The lender's time. While the lender's clock is unknown, the phone's clock, which may be wrong by
 * days, only measures the time since a stored reply.
 */
function lenderTime(
  { clock }: Pick<FlowServices, 'clock'>,
  record: CheckstandRecord | null,
): number {
  if (clock.isKnown() || record?.heardAt === undefined) return clock.now();
  return record.checkstand.receivedAt + Math.max(0, Date.now() - record.heardAt);
}

export const provider = defineProvider({
  ports: (services): OfflinePaymentPorts => {
    const records = checkstandRecords(services.storage);
    return {
      async recall(loan) {
        return { kept: records.read(loan), apps: openableApps(services) };
      },
      async fetchVirtualAccount({ userKey, ...request }, signal) {
        const answer = await services.api.call('fetchVirtualAccount', request, { signal });
        const checkstand = timed(services, answer);
        if (checkstand.loanOrderId === request.loanOrderId)
          lastKnownOf(services, userKey).renumber(
            records.keep(userKey, checkstand, request.amount),
          );
        return checkstand;
      },
      async notePayment({ note, paid, ...loan }) {
        const notedAt = paid ? lenderTime(services, records.read(loan)) : null;
        const notes = records.note(loan, notedAt, note);
        const noted = records.read(loan);
        if (noted) lastKnownOf(services, loan.userKey).renumber(noted);
        return notes;
      },
    };
  },
  machine: (ports: OfflinePaymentPorts) =>
    offlinePaymentMachine.provide({
      actors: {
        recall: actor(ports.recall),
        fetchVirtualAccount: actor(ports.fetchVirtualAccount),
        notePayment: actor(ports.notePayment),
      },
    }),
});

export const pages = pagesOf<'offlinePayment'>()({
  select: selectOfflinePaymentView,
  screens: { repayOffline: OfflinePaymentScreen },
});

export { offlinePaymentFlow as descriptor } from '#machines/offline-payment/view.ts';
