import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupMobile } from '#domain/account/mobile.ts';
import type { CodeReason } from '#domain/account/sms-code.ts';
import type { Failure } from '#domain/failure.ts';
import { CodeField } from '#components/fields/code-field.tsx';
import { Form } from '#components/fields/form.tsx';
import { Text } from '#components/lists/text.tsx';
import { Stack } from '#components/page/stack.tsx';
import type { RootRequest } from '#machines/root/context.ts';
import type { selectCodeSending } from '#machines/sms-code/view.ts';
import { CodeNotSent } from './code-not-sent.tsx';

type CodeEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.requested' }
  | { type: 'code.submitted' };

type Props = {
  id: string;
  label: string;
  /** Why the code is needed. */
  lead: string;
  view: ReturnType<typeof selectCodeSending> & {
    mobile: string;
    code: string;
    codeReason: CodeReason | null;
    codeLength: number;
    codeFailure: Failure | null;
  };
  send: (event: CodeEvent) => void;
  request: (request: RootRequest) => void;
  /** Shown between the notice of a failed code request and the form. */
  children?: ReactNode;
};

/** The form for the SMS code that confirms a change of the account. */
export function SmsCodeForm({ id, label, lead, view, send, request, children }: Props) {
  const { t } = useTranslation(['common', 'login']);
  const { cooldown, code, codeReason } = view;
  const mobile = groupMobile(view.mobile);
  return (
    <>
      <CodeNotSent failure={view.codeFailure} request={request} />
      {children}
      <Form id={id} label={label} onSubmit={() => send({ type: 'code.submitted' })}>
        <Stack>
          <Text>{lead}</Text>
          <Text>{t(view.codeSent ? 'login:sentTo' : 'common:smsCode.goesTo', { mobile })}</Text>
          <CodeField
            label={t('login:code')}
            hint={t('common:smsCode.hint')}
            name="code"
            length={view.codeLength}
            value={code}
            error={codeReason ? t(`login:reasons.code.${codeReason}`) : undefined}
            onChange={(value) => send({ type: 'code.changed', code: value })}
            resend={{
              label:
                cooldown > 0 ? t('login:sendAgain', { seconds: cooldown }) : t('login:sendCode'),
              busy: view.sendingCode,
              disabled: cooldown > 0,
              onPress: () => send({ type: 'code.requested' }),
            }}
          />
        </Stack>
      </Form>
    </>
  );
}
