import { useTranslation } from 'react-i18next';
import { groupMobile } from '#domain/account/mobile.ts';
import { Button } from '#components/buttons/button.tsx';
import { CodeField } from '#components/fields/code-field.tsx';
import { Form } from '#components/fields/form.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { BackPage } from '#views/shared/back-page.tsx';
import { CodeNotSent } from '#views/shared/code-not-sent.tsx';
import { CardProblemNotice } from './card-problem.tsx';
import { CardToCome } from './card-to-come.tsx';
import { Closed } from './closed.tsx';
import { PresentAccount } from './present-account.tsx';
import type { BankCardChangeProps } from './props.ts';

const formId = 'code-form';

/**
 * `/bank/sms_verification`: the code before a change, or why no change is possible now (B1, B3).
 */
export function SmsVerificationScreen(props: BankCardChangeProps) {
  const { view, request } = props;
  const { t } = useTranslation(['bankCardChange', 'title']);
  return (
    <BackPage
      title={t('title:smsVerification')}
      request={request}
      busy={view.busy}
      footer={
        view.verifying && (
          <Button type="submit" form={formId}>
            {t('bankCardChange:code.submit')}
          </Button>
        )
      }
    >
      <Stack gap="loose">
        <CardProblemNotice problem={view.problem} request={request} />
        {view.closed && <Closed view={view} closed={view.closed} request={request} />}
        {view.verifying && <Verifying {...props} />}
        {!view.closed && !view.verifying && <CardToCome {...props} />}
      </Stack>
    </BackPage>
  );
}

function Verifying({ view, send, request }: BankCardChangeProps) {
  const { t } = useTranslation(['bankCardChange', 'title']);
  const { cooldown, sendingCode, code, codeReason, codeFailure, mobile } = view;
  const to = { mobile: groupMobile(mobile) };
  return (
    <>
      <PresentAccount view={view} />
      <CodeNotSent failure={codeFailure} request={request} />
      <Form
        id={formId}
        label={t('title:smsVerification')}
        onSubmit={() => send({ type: 'code.submitted' })}
      >
        <Stack>
          <Text>{t('bankCardChange:code.lead')}</Text>
          <Text>
            {t(view.codeSent ? 'bankCardChange:code.sentTo' : 'bankCardChange:code.goesTo', to)}
          </Text>
          <CodeField
            label={t('bankCardChange:code.label')}
            hint={t('bankCardChange:code.hint')}
            name="code"
            length={view.codeLength}
            value={code}
            error={codeReason ? t(`bankCardChange:code.reasons.${codeReason}`) : undefined}
            onChange={(value) => send({ type: 'code.changed', code: value })}
            resend={{
              label:
                cooldown > 0
                  ? t('bankCardChange:code.again', { seconds: cooldown })
                  : t('bankCardChange:code.send'),
              busy: sendingCode,
              disabled: cooldown > 0,
              onPress: () => send({ type: 'code.requested' }),
            }}
          />
        </Stack>
      </Form>
    </>
  );
}
