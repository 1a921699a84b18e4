import { useTranslation } from 'react-i18next';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { isRefundable, type Overpayment as Overpaid } from '#domain/payments/overpayment.ts';
import { hrefOf, type PageId, type Location } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Section } from '#components/page/section.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Stack } from '#components/page/stack.tsx';
import { couponIcon } from '#components/icons/coupon.ts';
import { logoutIcon } from '#components/icons/logout.ts';
import { personIcon } from '#components/icons/person.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { refreshIcon } from '#components/icons/refresh.ts';
import { supportIcon } from '#components/icons/support.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { HomeEvent } from '#machines/home/home.setup.ts';
import type { HomeView } from '#machines/home/view.ts';
import { RetryButton } from '#views/shared/load-state.tsx';
import { LanguageSwitch } from '#views/shared/language-switch.tsx';
import { Overpayment } from '#views/shared/overpayment.tsx';
import { PageButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import { CreditCard } from './credit-card.tsx';
import { DueLoans, OtherLoans } from './loan-list.tsx';
import { LastKnown } from './last-known.tsx';
import { OpenAttempts } from './open-attempts.tsx';

type Props = ScreenProps<HomeView, HomeEvent>;

const isShown = (overpaid: Overpaid): boolean => isRefundable(overpaid) || overpaid.refund !== null;

const location = (page: PageId): Location => ({ page, query: {} });

/** `/`: the borrower's loans and credit, and links to other pages. */
export function HomeScreen(props: Props) {
  const { view, send, request } = props;
  const { t } = useTranslation(['home', 'failure', 'common']);
  return (
    <Page
      title={view.name ? t('home:title', { name: view.name }) : t('home:titlePlain')}
      busy={view.loading}
      action={
        <>
          <LanguageSwitch request={request} />
          <IconButton
            icon={refreshIcon}
            label={t('home:refresh')}
            disabled={!view.canRefresh}
            onPress={() => send({ type: 'retry.pressed' })}
          />
        </>
      }
    >
      <Stack gap="loose">
        <OpenAttempts view={view} request={request} />
        {view.failure && view.credit && (
          <Notice tone={view.failed ? 'offline' : 'danger'}>
            {failureText(t, view.failure)} {view.failed && t('common:stale')}
          </Notice>
        )}
        {!view.credit && <LastKnown view={view} send={send} />}
        {!view.credit && !view.failed && (
          <Skeleton label={t('home:loading')} shapes={['ring', 'short', 'button', 'row', 'row']} />
        )}
        {!view.credit && view.failed && view.failure && !view.lastKnown && (
          <ErrorState
            title={t('home:failedTitle')}
            text={failureText(t, view.failure)}
            actions={<RetryButton busy={view.asking} send={send} />}
          />
        )}
        {view.credit && (
          <>
            <DueLoans view={view} send={send} request={request} />
            {view.overpayment && isShown(view.overpayment.overpaid) && (
              <Overpayment
                overpayment={view.overpayment}
                onRefund={() => send({ type: 'refund.requested' })}
                request={request}
              />
            )}
            <CreditCard view={view} send={send} request={request} />
            <OtherLoans view={view} send={send} request={request} />
          </>
        )}
        <More unread={view.unread} request={request} />
      </Stack>
      <HomeNoticeDialog {...props} />
    </Page>
  );
}

/** Links to other pages, and the logout, for borrowers on a borrowed phone. */
function More({ unread, request }: Pick<Props, 'request'> & { unread: boolean }) {
  const { t } = useTranslation(['home', 'title']);
  const link = (page: PageId) => ({
    href: hrefOf(location(page)),
    onPress: () => request({ type: 'location.requested', location: location(page) }),
  });
  return (
    <Section title={t('home:more')} hideTitle>
      <List label={t('home:more')}>
        <ListItem icon={couponIcon} label={t('home:coupons')} {...link('coupons')} />
        <ListItem icon={receiptIcon} label={t('home:records')} {...link('records')} />
        <ListItem
          icon={supportIcon}
          label={t('title:customerCenter')}
          trailing={unread && <StatusChip tone="warn" label={t('home:unread')} />}
          {...link('customerCenter')}
        />
        <ListItem icon={personIcon} label={t('home:setting')} {...link('setting')} />
        <ListItem
          icon={logoutIcon}
          label={t('home:logout')}
          onPress={() => request({ type: 'logout.requested' })}
        />
      </List>
    </Section>
  );
}

function HomeNoticeDialog({ view: { notice }, send, request }: Props) {
  const { t } = useTranslation(['home', 'common']);
  if (!notice) return null;
  const close = () => send({ type: 'notice.closed' });
  const payoutFailed =
    notice.type === 'stayed' &&
    notice.order.status === loanStatus.disbursementFailed &&
    !notice.order.payoutHeld;
  const words =
    notice.type === 'stayed'
      ? {
          title: t(`home:status.s${notice.order.status}`),
          text: notice.order.payoutHeld
            ? t('home:closed.underWay.payoutHeld.text')
            : stayedText(t, notice.order.status),
        }
      : {
          title: t(`home:notices.${notice.type}.title`),
          text: t(`home:notices.${notice.type}.text`),
        };
  return (
    <Dialog
      open
      title={words.title}
      onClose={close}
      actions={
        <>
          {payoutFailed && (
            <PageButton page="smsVerification" request={request}>
              {t('home:updateAccount.action')}
            </PageButton>
          )}
          <Button kind={payoutFailed ? 'secondary' : 'primary'} onPress={close}>
            {t('common:understood')}
          </Button>
          <ServiceButton request={request} />
        </>
      }
    >
      {words.text}
    </Dialog>
  );
}

type HomeTexts = ReturnType<typeof useTranslation<['home', 'common']>>['t'];

function stayedText(t: HomeTexts, status: number): string {
  switch (status) {
    case 15:
      return t('home:notices.stayed.s15');
    case 30:
      return t('home:notices.stayed.s30');
    case 60:
      return t('home:notices.stayed.s60');
    case 65:
      return t('home:notices.stayed.s65');
    default:
      return t('home:notices.stayed.other');
  }
}
