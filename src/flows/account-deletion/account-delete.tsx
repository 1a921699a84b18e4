import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import type { AccountDeletionView } from '#machines/account-deletion/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadFailed } from '#views/shared/load-state.tsx';
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
    <BackPage
      title={t('title:accountDelete')}
      request={request}
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
    </BackPage>
  );
}

/** Each step has its own button, so that a double tap does not trigger the next step too. */
function Next({ view, send }: AccountDeletionProps) {
  const { t } = useTranslation(['accountDeletion', 'common']);
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
        {t('common:smsCode.submit')}
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
  const { t } = useTranslation('accountDeletion');
  if (!failed || !failure) return null;
  return <LoadFailed title={t('failed')} failure={failure} send={send} request={request} />;
}
