import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import type { SignedLoan } from '#domain/loans/signed-documents.ts';
import { EmptyState } from '#components/page/empty-state.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { documentIcon } from '#components/icons/document.ts';
import { envelope } from '#components/scenes/envelope.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProfileEvent } from '#machines/profile/profile.setup.ts';
import type { ProfileView } from '#machines/profile/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { PagedList } from '#views/shared/paged-list.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<ProfileView, ProfileEvent>;

/** `/mine/agreement_list`: the borrower's signed documents, by loan, newest first (S2). */
export function AgreementListScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['profile', 'common', 'title', 'failure']);
  const { list, openingDocument, documentFailure } = view;
  return (
    <BackPage
      title={t('title:agreementList')}
      subtitle={t('profile:agreements.intro')}
      busy={(list?.busy ?? true) || openingDocument}
      request={request}
      // A notice above the list would be off screen when a document further down is opened.
      footer={
        (openingDocument && <Notice tone="info">{t('profile:agreements.opening')}</Notice>) ||
        (documentFailure && (
          <Notice tone="danger">
            {t('profile:agreements.notOpened')} {failureText(t, documentFailure)}
          </Notice>
        ))
      }
    >
      <Stack gap="loose">
        <PagedList
          list={list}
          words={{
            loading: t('profile:agreements.loading'),
            failed: t('profile:agreements.failed'),
            end: {
              more: t('profile:agreements.more'),
              loading: t('profile:agreements.loadingMore'),
              failed: t('profile:agreements.moreFailed'),
            },
          }}
          shapes={['short', 'row', 'row', 'row']}
          send={send}
          request={request}
        >
          {(loans) => (
            <>
              {loans.length === 0 && (
                <EmptyState
                  scene={envelope}
                  title={t('profile:agreements.noneTitle')}
                  text={t('profile:agreements.noneText')}
                />
              )}
              {loans.map((loan) => (
                <Loan key={loan.loanOrderId} loan={loan} disabled={openingDocument} send={send} />
              ))}
            </>
          )}
        </PagedList>
      </Stack>
    </BackPage>
  );
}

type LoanProps = { loan: SignedLoan; disabled: boolean; send: Props['send'] };

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

/** Enough characters to distinguish two texts. */
const shownOfHash = 12;
