import { useTranslation } from 'react-i18next';
import { longestName } from '#domain/account/user.ts';
import { bankNumberLength } from '#domain/constants.ts';
import {
  isWallet,
  PayoutMethod,
  payoutMethod,
  payoutMethodNames,
} from '#domain/payments/payout-methods.ts';
import { DigitsField } from '#components/fields/digits-field.tsx';
import { Form } from '#components/fields/form.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { RadioCards } from '#components/fields/radio-cards.tsx';
import { Stack } from '#components/page/stack.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import type { BankCardChangeProps } from './props.ts';

export const formId = 'card-form';

type Props = Pick<BankCardChangeProps, 'view' | 'send'> & {
  form: NonNullable<BankCardChangeProps['view']['form']>;
};

const fours = [4, 4, 4, 4, 4];

/** The form of the new account (B2). */
export function CardForm({ view, form, send }: Props) {
  const { t } = useTranslation(['bankCardChange', 'title']);
  const { originalNumber, holder } = form;
  const { originalNumber: original, holder: wrongHolder } = view.faults;
  return (
    <Form
      id={formId}
      label={t('title:modifyBankCard')}
      onSubmit={() => send({ type: 'change.requested' })}
    >
      <Stack gap="loose">
        <DigitsField
          secret
          label={t('bankCardChange:form.original')}
          hint={
            originalNumber === ''
              ? t('bankCardChange:form.originalHint')
              : t('bankCardChange:form.originalTyped', { count: originalNumber.length })
          }
          name="originalNumber"
          groups={[bankNumberLength.max]}
          maxLength={bankNumberLength.max}
          value={originalNumber}
          error={
            original &&
            t(
              original === 'empty'
                ? 'bankCardChange:form.reasons.originalEmpty'
                : 'bankCardChange:form.reasons.original',
            )
          }
          onChange={(value) => send({ type: 'entry.changed', field: 'originalNumber', value })}
          enterKeyHint="next"
        />
        <Where view={view} form={form} send={send} />
        <NewNumber view={view} form={form} send={send} />
        <TextField
          label={t('bankCardChange:form.holder')}
          hint={t('bankCardChange:form.holderHint')}
          name="holder"
          autoComplete="name"
          enterKeyHint="done"
          spellCheck={false}
          maxLength={longestName}
          value={holder}
          error={wrongHolder && t(`bankCardChange:form.reasons.holder.${wrongHolder}`)}
          onChange={(value) => send({ type: 'entry.changed', field: 'holder', value })}
        />
        {view.needsFace && (
          <Notice tone="info" live={false}>
            {t('bankCardChange:form.face')}
          </Notice>
        )}
      </Stack>
    </Form>
  );
}

function Where({ view: { banks, faults }, form: { accountType, bankCode }, send }: Props) {
  const { t } = useTranslation('bankCardChange');
  const bank = banks.find(({ code }) => code === bankCode);
  return (
    <Stack>
      <RadioCards
        label={t('form.method')}
        value={String(accountType)}
        options={Object.values(payoutMethod).map((one) => ({
          value: String(one),
          label: isWallet(one) ? payoutMethodNames[one] : t('form.anyBank'),
        }))}
        onChange={(value) => {
          const chosen = PayoutMethod.options.find((one) => String(one) === value);
          if (chosen) send({ type: 'method.chosen', method: chosen });
        }}
      />
      {!isWallet(accountType) && (
        <List label={t('form.bank')}>
          <ListItem
            label={t('form.bank')}
            detail={bank?.name ?? t('form.chooseBank')}
            onPress={() => send({ type: 'banks.opened' })}
          />
        </List>
      )}
      {!isWallet(accountType) && faults.bankCode && (
        <Notice tone="danger">{t(`form.reasons.bankCode.${faults.bankCode}`)}</Notice>
      )}
    </Stack>
  );
}

function NewNumber({ view: { faults }, form: { accountType, newNumber }, send }: Props) {
  const { t } = useTranslation('bankCardChange');
  const { newNumber: wrong } = faults;
  return (
    <DigitsField
      label={t('form.number')}
      hint={
        isWallet(accountType)
          ? t('form.walletHint', { wallet: payoutMethodNames[accountType] })
          : t('form.bankHint')
      }
      name="newNumber"
      groups={fours}
      maxLength={bankNumberLength.max}
      value={newNumber}
      error={
        wrong &&
        (wrong === 'empty'
          ? t('form.reasons.newNumber.empty')
          : `${t('form.reasons.new')} ${t(`form.reasons.newNumber.${wrong}`)}`)
      }
      onChange={(value) => send({ type: 'entry.changed', field: 'newNumber', value })}
      enterKeyHint="next"
    />
  );
}
