import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Stack } from '#components/page/stack.tsx';
import { BackPage } from '#views/shared/back-page.tsx';
import { SmsCodeForm } from '#views/shared/sms-code-form.tsx';
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
  const { t } = useTranslation(['common', 'title']);
  return (
    <BackPage
      title={t('title:smsVerification')}
      request={request}
      busy={view.busy}
      footer={
        view.verifying && (
          <Button type="submit" form={formId}>
            {t('common:smsCode.submit')}
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
  return (
    <>
      <PresentAccount view={view} />
      <SmsCodeForm
        id={formId}
        label={t('title:smsVerification')}
        lead={t('bankCardChange:codeLead')}
        view={view}
        send={send}
        request={request}
      />
    </>
  );
}
