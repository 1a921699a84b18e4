import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Stack } from '#components/page/stack.tsx';
import { BackPage } from '#views/shared/back-page.tsx';
import { underWay } from '#views/shared/money-page.tsx';
import { CardForm, formId } from './card-form.tsx';
import { CardProblemNotice } from './card-problem.tsx';
import { CardToCome } from './card-to-come.tsx';
import { ChangedPage } from './changed.tsx';
import { Changing } from './changing.tsx';
import { PresentAccount } from './present-account.tsx';
import { BankSheet, ConfirmQuestion } from './sheets.tsx';
import type { BankCardChangeProps } from './props.ts';

/** `/bank/modify_bank_card`: the form, then its result. */
export function ModifyBankCardScreen(props: BankCardChangeProps) {
  if (underWay(props.view.money)) return <Changing {...props} />;
  const { changed } = props.view;
  return changed ? <ChangedPage {...props} changed={changed} /> : <Entering {...props} />;
}

function Entering(props: BankCardChangeProps) {
  const { view, send, request } = props;
  const { t } = useTranslation(['bankCardChange', 'title']);
  const { form, checkingFace } = view;
  return (
    <BackPage
      title={t('title:modifyBankCard')}
      request={request}
      busy={view.busy && !checkingFace}
      footer={
        form && (
          <>
            <CardProblemNotice problem={view.problem} request={request} />
            <Button
              type="submit"
              form={formId}
              busy={checkingFace}
              busyLabel={t('bankCardChange:form.checkingFace')}
            >
              {t(checkingFace ? 'bankCardChange:form.checkingFace' : 'bankCardChange:form.submit')}
            </Button>
          </>
        )
      }
    >
      {form ? (
        <Stack gap="loose">
          <PresentAccount view={view} />
          <CardForm view={view} form={form} send={send} />
        </Stack>
      ) : (
        <CardToCome {...props} />
      )}
      {form && view.choosingBank && <BankSheet view={view} form={form} send={send} />}
      {form && view.asking && <ConfirmQuestion view={view} form={form} send={send} />}
    </BackPage>
  );
}
