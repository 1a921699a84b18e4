import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Scene } from '#components/page/scene.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { supportIcon } from '#components/icons/support.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { HomeButton, PageButton } from '#views/shared/page-button.tsx';
import { accountText } from '#views/shared/account-text.ts';
import type { BankCardChangeProps } from './props.ts';

type Props = BankCardChangeProps & {
  changed: NonNullable<BankCardChangeProps['view']['changed']>;
};

/** The page of a completed change (B6). */
export function ChangedPage({ changed, send, request }: Props) {
  const { t } = useTranslation(['bankCardChange', 'title']);
  const { account, resentLoanOrderId, another } = changed;
  const sendsAgain = resentLoanOrderId !== null;
  return (
    <BackPage
      title={t('title:bankCardChanged')}
      hero={<Scene drawing={envelope} />}
      request={request}
      footer={
        <>
          {sendsAgain && (
            <Button onPress={() => send({ type: 'change.acknowledged' })}>
              {t('bankCardChange:changed.order')}
            </Button>
          )}
          <HomeButton kind={sendsAgain ? 'quiet' : 'primary'} request={request} />
        </>
      }
    >
      <Stack gap="loose">
        {another && <Notice tone="warn">{t('bankCardChange:changed.another')}</Notice>}
        <List label={t('bankCardChange:changed.now')}>
          <ListItem label={t('bankCardChange:changed.now')} detail={accountText(account)} />
        </List>
        <Stack gap="tight">
          {sendsAgain && <Text>{t('bankCardChange:changed.sendsAgain')}</Text>}
          <Text>{t('bankCardChange:changed.sms')}</Text>
          <Text>{t('bankCardChange:changed.repayment')}</Text>
        </Stack>
        <Notice
          tone="info"
          live={false}
          title={t('bankCardChange:changed.notMeTitle')}
          action={
            <PageButton
              kind="secondary"
              icon={supportIcon}
              page="ticketForm"
              query={{ about: 'notMyChange' }}
              request={request}
            >
              {t('bankCardChange:changed.notMe')}
            </PageButton>
          }
        >
          {t('bankCardChange:changed.notMeText')}
        </Notice>
      </Stack>
    </BackPage>
  );
}
