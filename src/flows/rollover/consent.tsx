import { useTranslation } from 'react-i18next';
import { hrefOf } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { Checkbox } from '#components/fields/checkbox.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import type { RolloverEvent } from '#machines/rollover/rollover.setup.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import { RolloverProblemNotice } from './rollover-problem.tsx';

type Props = {
  view: RolloverView;
  order: NonNullable<RolloverView['order']>;
  send: (event: RolloverEvent) => void;
};

const disclosureHref = hrefOf({ page: 'agreement', query: {} });

/** If the cost is above a legal cap, the checkbox is absent and the button is disabled. */
export function Consent({ view, order, send }: Props) {
  const { t } = useTranslation('rollover');
  const { problem, ticked, overCaps } = view;
  const missing = problem?.type === 'tickFirst';
  const { missing: amount } = order;
  return (
    <>
      {!missing && <RolloverProblemNotice problem={problem} />}
      {!overCaps && (
        <Checkbox
          name="consent"
          checked={ticked}
          error={missing ? t('problems.tickFirst') : undefined}
          onChange={(checked) => send({ type: 'consent.ticked', ticked: checked })}
        >
          {t('consent')}{' '}
          <LinkButton href={disclosureHref} onPress={() => send({ type: 'disclosure.opened' })}>
            {t('disclosure')}
          </LinkButton>
        </Checkbox>
      )}
      <Button
        disabled={overCaps}
        reason={t(overCaps ? 'overCap' : 'noWayBack')}
        onPress={() => send({ type: 'rollover.requested' })}
      >
        {t('confirmPay', { amount: formatPeso(amount) })}
      </Button>
    </>
  );
}
