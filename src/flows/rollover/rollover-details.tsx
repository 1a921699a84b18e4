import { useTranslation } from 'react-i18next';
import { ordinal } from '#domain/counting.ts';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { Timeline } from '#components/money/timeline.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import type { RolloverProps } from './props.ts';
import { RolloverToCome } from './rollover-to-come.tsx';

/** `/repay/rollover_details`: the plan after the rollover, and the payments since its start. */
export function RolloverDetailsScreen(props: RolloverProps) {
  const { view, request } = props;
  const { t } = useTranslation(['rollover', 'title']);
  return (
    <BackPage title={t('title:rolloverDetails')} request={request} busy={view.busy}>
      {view.order ? <Details order={view.order} /> : <RolloverToCome {...props} />}
    </BackPage>
  );
}

function Details({ order }: { order: NonNullable<RolloverView['order']> }) {
  const { t } = useTranslation('rollover');
  const language = useLanguage();
  return (
    <Stack gap="loose">
      <Section title={t('plan.schedule')}>
        <Timeline
          label={t('plan.schedule')}
          items={order.schedule.map(({ period, dueDate, principal, interest, serviceFee = 0 }) => ({
            id: String(period),
            title: t('plan.payment', { ordinal: ordinal(period, language) }),
            date: formatDay(dueDate, language),
            amount: formatPeso(principal + interest + serviceFee),
            detail: [
              t('plan.principalInterest', {
                principal: formatPeso(principal),
                interest: formatPeso(interest),
              }),
              ...(serviceFee > 0 ? [t('plan.serviceFee', { fee: formatPeso(serviceFee) })] : []),
            ].join(', '),
          }))}
        />
      </Section>
      <Section title={t('plan.received')}>
        {order.received.length === 0 ? (
          <Text>{t('plan.none')}</Text>
        ) : (
          <List label={t('plan.received')}>
            {order.received.map(({ reference, amount, paidAt }) => (
              <ListItem
                key={reference}
                label={formatInstant(paidAt, language)}
                value={formatPeso(amount)}
                detail={t('plan.reference', { reference })}
              />
            ))}
          </List>
        )}
      </Section>
    </Stack>
  );
}
