import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import type { AccountDeletionPorts } from '#machines/account-deletion/ports.ts';
import { selectAccountDeletionView } from '#machines/account-deletion/view.ts';
import type { MoneyActionPorts, Submission } from '#machines/money-action/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { dropPendingDeletion, keepPendingDeletion } from '#app/providers/pending-deletion.ts';
import { createSmsCodePorts, provideSmsCode } from '#app/providers/sms-code.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { defineProvider, type FlowServices } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { AccountDeleteScreen } from './account-delete.tsx';

const notStored: Submission = {
  outcome: 'notSent',
  failure: { kind: 'journal', message: 'no room for the pending deletion' },
};

/**
 * Nothing is sent if the phone cannot store the owner of the account: a deletion ends the session,
 * so its outcome could not be requested later.
 */
function deletionPorts(services: FlowServices): MoneyActionPorts {
  const { storage, loadPage, loadErasure } = services;
  const money = moneyPorts(services, ['accountDeletion', 'home']);
  return {
    ...money,
    async prepareAttempt(input, signal) {
      // The success page and the code that erases this phone load before the request.
      await Promise.all([loadPage('accountDeleted'), loadErasure()]);
      return money.prepareAttempt(input, signal);
    },
    async submitMoney(input, signal) {
      const { intent, request } = input;
      if (request.kind === 'deleteAccount') {
        const { userKey } = intent;
        if (!keepPendingDeletion(storage, { userKey, mobile: request.mobile })) {
          dropPendingDeletion(storage);
          return notStored;
        }
      }
      const submission = await money.submitMoney(input, signal);
      const { outcome } = submission;
      if (outcome === 'refused' || outcome === 'notSent') dropPendingDeletion(storage);
      return submission;
    },
    async closeIntent(input, signal) {
      dropPendingDeletion(storage);
      return money.closeIntent(input, signal);
    },
  };
}

export const provider = defineProvider({
  ports: (services): AccountDeletionPorts => {
    const { api, storage } = services;
    return {
      ...deletionPorts(services),
      ...createSmsCodePorts(api, storage, 'deleteAccount'),
      deletionBlockers: (_, signal) => api.call('deletionBlockers', {}, { signal }),
    };
  },
  machine: (ports: AccountDeletionPorts, settings) =>
    accountDeletionMachine.provide({
      actors: {
        moneyAction: provideMoneyAction(ports, settings),
        smsCode: provideSmsCode(ports),
        deletionBlockers: actor(ports.deletionBlockers),
      },
    }),
});

/** The screen of the flow; all its steps are one page (S2). */
export const pages = pagesOf<'accountDeletion'>()({
  select: selectAccountDeletionView,
  screens: { accountDelete: AccountDeleteScreen },
});

export { accountDeletionFlow as descriptor } from '#machines/account-deletion/view.ts';
