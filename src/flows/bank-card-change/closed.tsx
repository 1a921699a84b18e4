import { useTranslation } from 'react-i18next';
import { formatDay, formatDeadline } from '#domain/date-format.ts';
import type { PageId, Query } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { supportIcon } from '#components/icons/support.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
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
  const go =
    (page: PageId, query: Query = {}) =>
    () =>
      request({ type: 'location.requested', location: { page, query } });
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
              <Button onPress={go('lending', { loanOrderId: closed.loanOrderId })}>
                {t('changed.order')}
              </Button>
            )}
            {reason === 'disputed' && (
              <Button onPress={go('ticketDetail', { ticketId: closed.ticketId })}>
                {t('closed.disputed.open')}
              </Button>
            )}
            <Button kind="secondary" onPress={go('home')}>
              {t('home')}
            </Button>
            {reason === 'changedRecently' ? (
              <Button
                kind="quiet"
                icon={supportIcon}
                onPress={go('ticketForm', { about: 'notMyChange' })}
              >
                {t('changed.notMe')}
              </Button>
            ) : (
              <Button kind="quiet" icon={supportIcon} onPress={go('customerCenter')}>
                {t('support')}
              </Button>
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
