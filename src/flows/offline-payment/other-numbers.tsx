import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import type { OfflineChannel, VirtualAccount } from '#domain/payments/virtual-account.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';

type Props = { numbers: readonly VirtualAccount[]; channels: readonly OfflineChannel[] };

/** A payment with any of these numbers is posted (O5). */
export function OtherNumbers({ numbers, channels }: Props) {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  if (numbers.length === 0) return null;
  return (
    <Section title={t('earlier.title')}>
      <Stack gap="tight">
        <List label={t('earlier.title')}>
          {numbers.map(({ accountNumber, channelId, expiresAt, state }) => {
            const name = channels.find((one) => one.channelId === channelId)?.name;
            const words = t(`earlier.${state}`, { time: formatDeadline(expiresAt, language) });
            return (
              <ListItem
                key={accountNumber}
                label={accountNumber.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                detail={name === undefined ? words : `${name}. ${words}`}
              />
            );
          })}
        </List>
        <Text tone="caption">{t('earlier.note')}</Text>
      </Stack>
    </Section>
  );
}
