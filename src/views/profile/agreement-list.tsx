import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import type { SignedLoan } from '#domain/signed-documents.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { List, ListItem } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Section } from '#components/section.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { documentIcon } from '#components/icons/document.ts';
import { envelope } from '#components/scenes/envelope.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';
import type { ScreenProps } from '../screen.ts';
import { Stale } from './stale.tsx';

type Props = ScreenProps<ProfileView, ProfileEvent>;

/** `/mine/agreement_list`: what the borrower signed, by loan, newest first (S2). */
export function AgreementListScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['profile', 'title', 'failure']);
  const { loans, failed, failure, documentFailure } = view;
  return (
    <Page
      title={t('title:agreementList')}
      subtitle={t('profile:agreements.intro')}
      busy={view.busy || view.openingDocument}
      back={{ label: t('profile:back'), onBack: () => request({ type: 'nav.back' }) }}
    >
      <Stack gap="loose">
        {view.openingDocument && <Notice tone="info">{t('profile:agreements.opening')}</Notice>}
        {documentFailure && (
          <Notice tone="danger">
            {t('profile:agreements.notOpened')} {failureText(t, documentFailure)}
          </Notice>
        )}
        {!loans && !failed && (
          <Skeleton
            label={t('profile:agreements.loading')}
            shapes={['short', 'row', 'row', 'row']}
          />
        )}
        {failed && failure && (
          <ErrorState
            title={t('profile:agreements.failed')}
            text={failureText(t, failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>{t('profile:retry')}</Button>
            }
          />
        )}
        <Loans view={view} send={send} />
      </Stack>
    </Page>
  );
}

/** The loans, what is wrong with the list, and what follows. */
function Loans({ view, send }: Omit<Props, 'request'>) {
  const { t } = useTranslation(['profile', 'failure']);
  const { loans, failed, failure, end } = view;
  if (!loans || failed) return null;
  const reach = () => send({ type: 'end.reached' });
  return (
    <>
      <Stale view={view} receivedAt={loans.receivedAt} send={send} />
      {loans.items.length === 0 && (
        <EmptyState
          scene={envelope}
          title={t('profile:agreements.noneTitle')}
          text={t('profile:agreements.noneText')}
        />
      )}
      {loans.items.map((loan) => (
        <Loan key={loan.loanOrderId} loan={loan} disabled={view.openingDocument} send={send} />
      ))}
      {end === 'failed' && failure && (
        <Notice
          tone="offline"
          action={
            <Button kind="quiet" onPress={() => send({ type: 'retry.pressed' })}>
              {t('profile:retry')}
            </Button>
          }
        >
          {t('profile:agreements.moreFailed')} {failureText(t, failure)}
        </Notice>
      )}
      {(end === 'more' || end === 'loading') && (
        <Button
          kind="secondary"
          busy={end === 'loading'}
          busyLabel={t('profile:agreements.loadingMore')}
          onPress={reach}
        >
          {t('profile:agreements.more')}
        </Button>
      )}
    </>
  );
}

type LoanProps = { loan: SignedLoan; disabled: boolean; send: Props['send'] };

/** What was signed on a loan. */
function Loan({ loan, disabled, send }: LoanProps) {
  const { t } = useTranslation(['profile', 'loanStory']);
  const language = useLanguage();
  const { loanNumber, loanAmount, appliedAt, documents } = loan;
  const title = t('profile:agreements.loan', { number: loanNumber });
  const day = formatDay(manilaDay(appliedAt), language);
  return (
    <Section title={title}>
      <Text tone="secondary">
        {t('profile:agreements.applied', { amount: formatPeso(loanAmount), day })}
      </Text>
      <List label={title}>
        {documents.map(({ orderId, kind, hash, agreedAt }) => (
          <ListItem
            key={`${orderId} ${kind}`}
            icon={documentIcon}
            label={t(`loanStory:papers.${kind}`)}
            detail={t('profile:agreements.signed', {
              time: formatInstant(agreedAt, language),
              hash: hash.slice(0, shownOfHash),
            })}
            disabled={disabled}
            onPress={() => send({ type: 'document.opened', document: { orderId, kind } })}
          />
        ))}
      </List>
    </Section>
  );
}

/** As much of a fingerprint as tells two texts apart; with the document stands all of it. */
const shownOfHash = 12;
