import { useTranslation } from 'react-i18next';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { underWay } from '#views/shared/money-page.tsx';
import { ComingFooter } from '#views/shared/operation-coming.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import { Confirmation } from './confirmation.tsx';
import { Consent } from './consent.tsx';
import { Processing } from './processing.tsx';
import type { RolloverProps } from './props.ts';
import { RolloverProblemNotice } from './rollover-problem.tsx';
import { RolloverToCome } from './rollover-to-come.tsx';
import { Terms } from './terms.tsx';

/** `/repay/rollover_describe` (V3): the terms with the consent, then the progress. */
export function RolloverDescribeScreen(props: RolloverProps) {
  if (underWay(props.view.money)) return <Confirmation {...props} />;
  return props.view.processing ? <Processing {...props} /> : <Described {...props} />;
}

function Described(props: RolloverProps) {
  const { view, send, request } = props;
  const { t } = useTranslation(['rollover', 'failure', 'title']);
  const { order } = view;
  return (
    <BackPage
      title={t('title:rolloverDescribe')}
      request={request}
      busy={view.busy}
      footer={
        order &&
        (order.coming ? (
          <ComingFooter request={request} />
        ) : (
          <Consent view={view} order={order} send={send} />
        ))
      }
    >
      {order ? (
        <Stack gap="loose">
          {view.failure && (
            <Notice tone="offline">
              {t('rollover:stale', { reason: failureText(t, view.failure) })}
            </Notice>
          )}
          <Terms view={view} order={order} send={send} />
        </Stack>
      ) : (
        <Stack gap="loose">
          <RolloverProblemNotice problem={view.problem} />
          <RolloverToCome {...props} />
        </Stack>
      )}
      {order && view.asking && (
        <ConfirmQuestion order={order} elsewhere={view.elsewhere} send={send} />
      )}
    </BackPage>
  );
}
