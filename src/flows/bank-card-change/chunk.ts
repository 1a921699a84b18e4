import { bankCardChangeMachine } from '#machines/bank-card-change/bank-card-change.machine.ts';
import type { BankCardChangePorts } from '#machines/bank-card-change/ports.ts';
import { selectBankCardChangeView } from '#machines/bank-card-change/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { createSmsCodePorts, provideSmsCode } from '#app/providers/sms-code.ts';
import { moneyPorts, provideMoneyAction } from '#app/flows/money.ts';
import { defineProvider, type FlowServices } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { ModifyBankCardScreen } from './modify-bank-card.tsx';
import { SmsVerificationScreen } from './sms-verification.tsx';

type Ports = BankCardChangePorts & { rememberOldAccount: (maskedNumber: string) => void };

/** Stores the masked number of the account before the change (S3). */
const rememberOldAccount =
  ({ storage }: Pick<FlowServices, 'storage'>) =>
  (oldLimitBank: string) =>
    storage.write('commonInfo', { ...storage.read('commonInfo'), oldLimitBank });

export const provider = defineProvider({
  ports: (services): Ports => {
    const { api, storage, shell } = services;
    return {
      ...moneyPorts(services, ['bankCardChange', 'orderProgress', 'home']),
      ...createSmsCodePorts(api, storage, 'changeBankCard'),
      async operationConfig(_, signal) {
        const operationConfigData = await api.call('operationConfig', {}, { signal });
        const common = { ...storage.read('commonInfo'), operationConfigData };
        storage.write('commonInfo', common);
        const { bankCard, banks } = operationConfigData;
        return { bankCard, banks, inApp: shell.connected() };
      },
      checkFaceVerification: async () => ({
        result: (await shell.checkFaceVerification()) ?? 'unavailable',
      }),
      rememberOldAccount: rememberOldAccount(services),
    };
  },
  machine: (ports: Ports, settings) =>
    bankCardChangeMachine.provide({
      actions: {
        rememberOldAccount: (_, { maskedNumber }) => ports.rememberOldAccount(maskedNumber),
      },
      actors: {
        moneyAction: provideMoneyAction(ports, settings),
        smsCode: provideSmsCode(ports),
        operationConfig: actor(ports.operationConfig),
        checkFaceVerification: actor(ports.checkFaceVerification),
      },
    }),
});

export const pages = pagesOf<'bankCardChange'>()({
  select: selectBankCardChangeView,
  screens: { smsVerification: SmsVerificationScreen, modifyBankCard: ModifyBankCardScreen },
});

export { bankCardChangeFlow as descriptor } from '#machines/bank-card-change/view.ts';
