import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadFailed } from '#views/shared/load-state.tsx';
import { Entries, formId } from './entries.tsx';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { TicketProps } from './props.ts';

/** `/customer/customerWorder`: the service form (K1) with its pictures (K2), sent once (K3). */
export function TicketFormScreen(props: TicketProps) {
  const { view, request } = props;
  const { t } = useTranslation(['feedbackTickets', 'title']);
  return (
    <BackPage
      title={t('title:ticketForm')}
      busy={view.busy}
      request={request}
      footer={view.form && !view.undelivered && <Send {...props} />}
    >
      <Body {...props} />
    </BackPage>
  );
}

function Body(props: TicketProps) {
  const { view, send, request } = props;
  const { t } = useTranslation(['feedbackTickets', 'failure']);
  const { form, failed, failure, undelivered } = view;
  if (failed && failure) {
    return (
      <LoadFailed
        title={t('feedbackTickets:form.failed')}
        failure={failure}
        send={send}
        request={request}
      />
    );
  }
  if (!form) {
    return <Skeleton label={t('feedbackTickets:form.loading')} shapes={['row', 'row', 'row']} />;
  }
  if (undelivered) {
    return (
      <ErrorState
        title={t('feedbackTickets:form.unknown.title')}
        text={`${failure ? `${failureText(t, failure)} ` : ''}${t('feedbackTickets:form.unknown.text')}`}
        actions={
          <>
            <Button onPress={() => send({ type: 'retry.pressed' })}>
              {t('feedbackTickets:form.unknown.again')}
            </Button>
            <ServiceButton request={request} />
          </>
        }
      />
    );
  }
  return (
    <Stack gap="loose">
      <Entries {...props} form={form} />
      {view.asking && <WithoutQuestion {...props} />}
    </Stack>
  );
}

function Send({ view }: TicketProps) {
  const { t } = useTranslation(['feedbackTickets', 'failure']);
  const { waiting, sending, failure } = view;
  return (
    <>
      {failure && <Notice tone="danger">{failureText(t, failure)}</Notice>}
      {waiting && <Notice tone="info">{t('feedbackTickets:form.waitingForPictures')}</Notice>}
      <Button
        type="submit"
        form={formId}
        busy={sending || waiting}
        busyLabel={t('feedbackTickets:form.sending')}
      >
        {t('feedbackTickets:form.send')}
      </Button>
    </>
  );
}

/** Asks before a request is sent without its failed pictures. */
function WithoutQuestion({ view, send }: TicketProps) {
  const { t } = useTranslation('feedbackTickets');
  const count = view.upload.pictures.filter(({ state }) => state === 'failed').length;
  return (
    <Dialog
      open
      alert
      title={t('without.title')}
      onClose={() => send({ type: 'question.closed' })}
      actions={
        <>
          <Button onPress={() => send({ type: 'question.closed' })}>{t('without.stay')}</Button>
          <Button kind="secondary" onPress={() => send({ type: 'ticket.confirmed' })}>
            {t('without.send')}
          </Button>
        </>
      }
    >
      <p>{t('without.text', { count })}</p>
    </Dialog>
  );
}
