import { useTranslation } from 'react-i18next';
import { groupMobile } from '#domain/account/mobile.ts';
import { Button } from '#components/buttons/button.tsx';
import { CodeField } from '#components/fields/code-field.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Form } from '#components/fields/form.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { CodeNotSent } from '#views/shared/code-not-sent.tsx';
import { MoneyButton } from '#views/shared/money-button.tsx';
import { OverpaidAtDeletion } from './overpaid.tsx';
import type { AccountDeletionProps } from './props.ts';

export const codeFormId = 'deletion-code-form';

type Props = Pick<AccountDeletionProps, 'view' | 'send' | 'request'>;

/** VERIFY: the SMS code and the final question (D2). */
export function Verify({ view, send, request }: Props) {
  const { t } = useTranslation(['accountDeletion', 'failure', 'title']);
  const { cooldown, sendingCode, code, codeReason, codeFailure, mobile, failure } = view;
  const to = { mobile: groupMobile(mobile) };
  return (
    <>
      <CodeNotSent failure={codeFailure} request={request} />
      {failure && (
        <Notice tone="danger" title={t('accountDeletion:failed')}>
          {failureText(t, failure)}
        </Notice>
      )}
      <Form
        id={codeFormId}
        label={t('title:accountDelete')}
        onSubmit={() => send({ type: 'code.submitted' })}
      >
        <Stack>
          <Text>{t('accountDeletion:code.lead')}</Text>
          <Text>
            {t(view.codeSent ? 'accountDeletion:code.sentTo' : 'accountDeletion:code.goesTo', to)}
          </Text>
          <CodeField
            label={t('accountDeletion:code.label')}
            hint={t('accountDeletion:code.hint')}
            name="code"
            length={view.codeLength}
            value={code}
            error={codeReason ? t(`accountDeletion:code.reasons.${codeReason}`) : undefined}
            onChange={(value) => send({ type: 'code.changed', code: value })}
            resend={{
              label:
                cooldown > 0
                  ? t('accountDeletion:code.again', { seconds: cooldown })
                  : t('accountDeletion:code.send'),
              busy: sendingCode,
              disabled: cooldown > 0,
              onPress: () => send({ type: 'code.requested' }),
            }}
          />
        </Stack>
      </Form>
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
