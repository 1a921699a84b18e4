import { useTranslation } from 'react-i18next';
import { formatDeadline, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { Facts } from '#components/money/facts.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { Processing } from '#machines/offline-payment/notes.ts';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';
import { SupportButton } from '#views/shared/page-button.tsx';
import { OnItsWay } from '#views/shared/on-its-way.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<OfflinePaymentView, OfflinePaymentEvent> & { loanNumber: string };

/** Payments that are not posted yet (O6), announced or noted. */
export function PaidAlready({ view, send, request, loanNumber }: Props) {
  const { t } = useTranslation('offlinePayment');
  return (
    <Stack gap="loose">
      <OnItsWay payments={view.announced} />
      {view.onItsWay.map((note) => (
        <Section key={note.accountNumber} title={t('onItsWay.title')} catchesFocus>
          <Stack>
            <Progress note={note} request={request} />
            <NotedFacts note={note} loanNumber={loanNumber} />
            {view.canWithdraw && (
              <Button
                kind="quiet"
                onPress={() => send({ type: 'note.withdrawn', accountNumber: note.accountNumber })}
              >
                {t('onItsWay.notPaid')}
              </Button>
            )}
          </Stack>
        </Section>
      ))}
      {view.processing && (
        <Notice tone="warn" live={false}>
          {t('onItsWay.again')}
        </Notice>
      )}
    </Stack>
  );
}

function Progress({ note, request }: { note: Processing; request: Props['request'] }) {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const by = formatDeadline(note.expectedBy, language);
  if (!note.overdue) return <Notice tone="info">{t('onItsWay.usually', { time: by })}</Notice>;
  return (
    <Notice
      tone="warn"
      title={t('onItsWay.late.title')}
      action={<SupportButton request={request} />}
    >
      {t('onItsWay.late.text', { time: by })}
    </Notice>
  );
}

function NotedFacts({ note, loanNumber }: { note: Processing; loanNumber: string }) {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  return (
    <Facts
      facts={[
        { label: t('onItsWay.noted'), value: formatInstant(note.notedAt, language) },
        { label: note.channel, value: note.accountNumber.replaceAll(/(.{4})(?=.)/g, '$1 ') },
        { label: t('onItsWay.amount'), value: formatPeso(note.amount) },
        { label: t('loan'), value: loanNumber },
      ]}
      copyLabel={t('onItsWay.copy')}
      copiedText={t('number.copied')}
      failedText={t('onItsWay.copyFailed')}
    />
  );
}
