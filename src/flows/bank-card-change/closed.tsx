import { useTranslation } from 'react-i18next';
import { formatDay, formatDeadline } from '#domain/date-format.ts';
import { EmptyState } from '#components/page/empty-state.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { supportIcon } from '#components/icons/support.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { HomeButton, PageButton, SupportButton } from '#views/shared/page-button.tsx';
import { accountText } from '#views/shared/account-text.ts';
import { List, ListItem } from '#components/lists/list.tsx';

type Props = {
  view: Pick<BankCardChangeView, 'account'>;
  closed: NonNullable<BankCardChangeView['closed']>;
  request: (request: RootRequest) => void;
};

/** Why the account cannot be changed now (B3). */
export function Closed({ view: { account }, closed, request }: Props) {
  const { t } = useTranslation('bankCardChange');
  const language = useLanguage();
  const { reason } = closed;

  function until(): string {
    switch (closed.reason) {
      case 'changedRecently':
        return t('closed.changedRecently.until', { day: formatDay(closed.until, language) });
      case 'payoutUnderWay': {
        const arrival =
          closed.endsAt === null
            ? t('closed.payoutUnderWay.usual')
            : t('closed.payoutUnderWay.until', { time: formatDeadline(closed.endsAt, language) });
        const day = closed.openFrom && formatDay(closed.openFrom, language);
        return `${arrival} ${day ? t('closed.payoutUnderWay.openFrom', { day }) : t('closed.payoutUnderWay.open')}`;
      }
      case 'disputed':
        return closed.answerBy === null
          ? t('closed.disputed.unknown')
          : t('closed.disputed.until', { time: formatDeadline(closed.answerBy, language) });
      default:
        return t(`closed.${closed.reason}.until`);
    }
  }

  return (
    <>
      <EmptyState
        scene={calendar}
        title={t(`closed.${reason}.title`)}
        text={t(`closed.${reason}.text`)}
        until={until()}
        actions={
          <>
            {reason === 'payoutUnderWay' && (
              <PageButton
                page="lending"
                query={{ loanOrderId: closed.loanOrderId }}
                request={request}
              >
                {t('changed.order')}
              </PageButton>
            )}
            {reason === 'disputed' && (
              <PageButton
                page="ticketDetail"
                query={{ ticketId: closed.ticketId }}
                request={request}
              >
                {t('closed.disputed.open')}
              </PageButton>
            )}
            <HomeButton kind="secondary" request={request} />
            {reason === 'changedRecently' ? (
              <PageButton
                kind="quiet"
                icon={supportIcon}
                page="ticketForm"
                query={{ about: 'notMyChange' }}
                request={request}
              >
                {t('changed.notMe')}
              </PageButton>
            ) : (
              <SupportButton kind="quiet" request={request} />
            )}
          </>
        }
      />
      {account && (
        <List label={t('present')}>
          <ListItem label={t('present')} detail={accountText(account)} />
        </List>
      )}
    </>
  );
}
