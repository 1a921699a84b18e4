import { useSelector } from '@xstate/react';
import { formatPeso } from '#domain/peso.ts';
import type { Ledger } from '../control/schemas.ts';
import type { Drafts } from '../devtools/control-panel.machine.ts';
import { timeText } from '../devtools/log.ts';
import type { Parts } from '../parts.ts';
import { useForm } from './use-form.ts';
import { Button, Panel, Problem, Select, Soft, TextInput } from '#visualizations/kit/kit.tsx';

type IssuedNumber = Ledger['virtualAccounts'][number];

const times = [
  { value: '1h', label: 'an hour' },
  { value: '1d', label: 'a day' },
  { value: '3d', label: '3 days' },
];
const paidOptions = [
  { value: '0s', label: 'now' },
  ...times.map(({ value, label }) => ({ value, label: `${label} ago` })),
];
const postOptions = [
  { value: 'usual', label: 'as usual' },
  { value: '0s', label: 'at once' },
  ...times.map(({ value, label }) => ({ value, label: `after ${label}` })),
  { value: 'never', label: 'never' },
];

function labelOf({ accountNumber, channelId, amount, state }: IssuedNumber): string {
  const digits = accountNumber.replace(/(.{4})(?=.)/g, '$1 ');
  return `${digits}, ${channelId}, ${formatPeso(amount)}, ${state}`;
}

export function CounterPanel({ parts: { controlPanel, ledger } }: { parts: Parts }) {
  const { draft, problem, open } = useForm(controlPanel, 'pay');
  const paid = useSelector(controlPanel, (snapshot) => snapshot.context.paid);
  const numbers = useSelector(
    ledger,
    (snapshot) => snapshot.context.ledger?.virtualAccounts ?? null,
  );
  const [newest] = numbers ?? [];
  const chosen = numbers?.find((one) => one.accountNumber === draft.accountNumber) ?? newest;
  const change = (part: Partial<Drafts['pay']>) =>
    controlPanel.send({ type: 'draft.changed', drafts: { pay: { ...draft, ...part } } });
  return (
    <Panel title="Pay at a counter">
      {!numbers || !chosen ? (
        <Soft>
          No number was issued yet. The app requests one for an offline payment; the scenario
          offline-number-alive starts with one.
        </Soft>
      ) : (
        <>
          <Select
            label="Number"
            value={chosen.accountNumber}
            options={numbers.map((one) => ({ value: one.accountNumber, label: labelOf(one) }))}
            onChange={(accountNumber) => change({ accountNumber, amount: '' })}
          />
          <TextInput
            label={`Pesos (${chosen.amount} unless told)`}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          <Select
            label="Paid"
            value={draft.paidAgo}
            options={paidOptions}
            onChange={(paidAgo) => change({ paidAgo })}
          />
          <Select
            label="Posts"
            value={draft.postAfter}
            options={postOptions}
            onChange={(postAfter) => change({ postAfter })}
          />
          <Button
            disabled={!open}
            onPress={() =>
              controlPanel.send({
                type: 'command.given',
                command: {
                  kind: 'pay',
                  payment: {
                    ...draft,
                    accountNumber: chosen.accountNumber,
                    amount: draft.amount.trim() === '' ? chosen.amount : Number(draft.amount),
                  },
                },
              })
            }
          >
            Pay
          </Button>
        </>
      )}
      {paid && (
        <Soft>
          {paid.postsAt === null
            ? 'Paid. The lender is never notified.'
            : `Paid. The lender is notified at ${timeText(paid.postsAt)}.`}
        </Soft>
      )}
      <Problem text={problem} />
    </Panel>
  );
}
