import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Page } from '#components/page/page.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { AccountDeletionView } from '#machines/account-deletion/view.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import { Deleting } from './deleting.tsx';
import { DeletionProblem } from './problem.tsx';
import type { AccountDeletionProps } from './props.ts';
import { ReadMe } from './read-me.tsx';
import { formId, ReasonForm } from './reason-form.tsx';
import { codeFormId, Verify } from './verify.tsx';

/** `/account/delete` (S2): the steps of a deletion, then its progress. */
export function AccountDeleteScreen(props: AccountDeletionProps) {
  return props.view.money ? <Deleting {...props} /> : <Steps {...props} />;
}

const goesOn = ({ filling, verifying, blockers }: AccountDeletionView): boolean =>
  filling || verifying || blockers?.length === 0;

function Steps(props: AccountDeletionProps) {
  const { view, request } = props;
  const { t } = useTranslation(['accountDeletion', 'title']);
  return (
    <Page
      title={t('title:accountDelete')}
      back={{ label: t('accountDeletion:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.busy}
      footer={goesOn(view) && <Next {...props} />}
    >
      <Stack gap="loose">
        <DeletionProblem problem={view.problem} />
        <Failed {...props} />
        {view.blockers && <ReadMe {...props} blockers={view.blockers} />}
        {view.filling && <ReasonForm {...props} />}
        {view.verifying && <Verify {...props} />}
        {view.busy && !view.verifying && (
          <Skeleton
            label={t('accountDeletion:loading')}
            shapes={['short', 'row', 'row', 'row', 'row']}
          />
        )}
      </Stack>
    </Page>
  );
}

/**
 * Each step has its own button, because a double tap on a reused button would also trigger the next
 * step.
 */
function Next({ view, send }: AccountDeletionProps) {
  const { t } = useTranslation('accountDeletion');
  if (view.filling) {
    return (
      <Button key="form" type="submit" form={formId}>
        {t('form.next')}
      </Button>
    );
  }
  if (view.verifying) {
    return (
      <Button
        key="code"
        type="submit"
        form={codeFormId}
        busy={view.checking}
        busyLabel={t('loading')}
      >
        {t('code.next')}
      </Button>
    );
  }
  return (
    <Button key="rules" onPress={() => send({ type: 'rules.accepted' })}>
      {t('readMe.next')}
    </Button>
  );
}

function Failed({ view: { failed, failure }, send, request }: AccountDeletionProps) {
  const { t } = useTranslation(['accountDeletion', 'failure']);
  if (!failed || !failure) return null;
  return (
    <ErrorState
      title={t('accountDeletion:failed')}
      text={failureText(t, failure)}
      actions={
        <>
          <Button onPress={() => send({ type: 'retry.pressed' })}>
            {t('accountDeletion:retry')}
          </Button>
          <ServiceButton request={request} />
        </>
      }
    />
  );
}
