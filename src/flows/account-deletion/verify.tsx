import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { MoneyButton } from '#views/shared/money-button.tsx';
import { SmsCodeForm } from '#views/shared/sms-code-form.tsx';
import { OverpaidAtDeletion } from './overpaid.tsx';
import type { AccountDeletionProps } from './props.ts';

export const codeFormId = 'deletion-code-form';

type Props = Pick<AccountDeletionProps, 'view' | 'send' | 'request'>;

/** The step VERIFY of a deletion: the SMS code and the final question (D2). */
export function Verify({ view, send, request }: Props) {
  const { t } = useTranslation(['accountDeletion', 'failure', 'title']);
  const { failure } = view;
  return (
    <>
      <SmsCodeForm
        id={codeFormId}
        label={t('title:accountDelete')}
        lead={t('accountDeletion:codeLead')}
        view={view}
        send={send}
        request={request}
      >
        {failure && (
          <Notice tone="danger" title={t('accountDeletion:failed')}>
            {failureText(t, failure)}
          </Notice>
        )}
      </SmsCodeForm>
      {view.asking && <Question view={view} send={send} />}
    </>
  );
}

function Question({ view: { overpaid }, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('accountDeletion');
  const stay = () => send({ type: 'deletion.cancelled' });
  return (
    <Dialog
      open
      alert
      title={t('ask.title')}
      onClose={stay}
      actions={
        <>
          <Button onPress={stay}>{t('ask.stay')}</Button>
          <MoneyButton kind="danger" onPress={() => send({ type: 'deletion.confirmed' })}>
            {t('ask.confirm')}
          </MoneyButton>
        </>
      }
    >
      <Stack>
        <Text>{t('ask.text')}</Text>
        {overpaid && <OverpaidAtDeletion overpaid={overpaid} />}
      </Stack>
    </Dialog>
  );
}
