import { useTranslation } from 'react-i18next';
import { formatDay, formatDeadline } from '#domain/date-format.ts';
import type { OperationNews } from '#domain/operations/operation-news.ts';
import { pesosElsewhere } from '#domain/operations/paid-elsewhere.ts';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import type { Location } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeView } from '#machines/home/view.ts';
import type { RootRequest } from '#machines/root/context.ts';

type Due = NonNullable<HomeView['loans'][number]['due']>;

type Props = {
  loanOrderId: string;
  /** As on the loan's card. */
  due: Due;
  news: OperationNews;
  request: (request: RootRequest) => void;
};

const tones = { begun: 'warn', agree: 'warn', made: 'success', notMade: 'info' } as const;

function locationOf(news: OperationNews, loanOrderId: string): Location {
  switch (news.type) {
    case 'begun':
      return describeLocation({ kind: news.kind, orderId: news.orderId });
    case 'agree':
      return {
        page: 'restructureConfirmation',
        query: { restructureOrderId: news.orderId },
      };
    case 'made':
      return successLocation({ kind: news.kind, orderId: news.orderId });
    case 'notMade':
      return { page: 'repay', query: { loanOrderId } };
  }
}

export function OperationNewsCard({ loanOrderId, due, news, request }: Props) {
  const words = useNewsWords(due);
  const location = locationOf(news, loanOrderId);
  return (
    <Notice
      tone={tones[news.type]}
      live={false}
      title={words.title(news)}
      action={
        <Button
          kind={news.type === 'agree' ? 'primary' : 'secondary'}
          onPress={() => request({ type: 'location.requested', location })}
        >
          {words.action(news)}
        </Button>
      }
    >
      {words.text(news)}
    </Notice>
  );
}

function useNewsWords({ elsewhere, next }: Due) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const isPaid = elsewhere.length > 0;
  return {
    title(news: OperationNews): string {
      if (news.type === 'agree') return t('operation.agree.title');
      if (news.type === 'begun' && isPaid) return t(`operation.begun.elsewhere.${news.kind}`);
      if (news.type === 'begun') {
        return t(`operation.begun.${news.kind}`, { amount: formatPeso(news.missing) });
      }
      return t(`operation.${news.type}.${news.kind}`);
    },
    action(news: OperationNews): string {
      if (news.type === 'begun' && isPaid) return t('paid.action');
      return news.type === 'begun'
        ? t('operation.begun.action', { amount: formatPeso(news.missing) })
        : t(`operation.${news.type}.action`);
    },
    text(news: OperationNews): string {
      switch (news.type) {
        case 'begun': {
          const amounts = {
            amount: formatPeso(pesosElsewhere(elsewhere)),
            missing: formatPeso(news.missing),
            time: formatDeadline(news.until, language),
          };
          return t(isPaid ? 'operation.begun.elsewhere.text' : 'operation.begun.text', amounts);
        }
        case 'agree':
          return t(`operation.${news.type}.text`, { time: formatDeadline(news.until, language) });
        case 'made':
          return next && !next.late
            ? t('operation.made.text', { day: formatDay(next.dueDate, language) })
            : t('operation.made.below');
        case 'notMade': {
          const why = t(`operation.notMade.why.${news.reason}`, {
            amount: formatPeso(news.missing),
          });
          const kept = t('operation.notMade.text', {
            amount: formatPeso(news.amount),
            day: formatDay(news.on, language),
          });
          return `${why} ${kept}`;
        }
      }
    },
  };
}
