import { useSelector } from '@xstate/react';
import { day, hour } from '#domain/constants.ts';
import { formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { methods } from '#protocol/methods.ts';
import type { Command } from '../devtools/control-panel.machine.ts';
import { timeText } from '../devtools/log.ts';
import type { Parts } from '../wiring.ts';
import {
  Button,
  type Entries,
  Form,
  Panel,
  Problem,
  Row,
  Select,
  Soft,
  TextInput,
} from '#visualizations/kit/kit.tsx';
import css from './lender-panels.module.css';
import { faultKinds } from '#sandbox/control/faults.ts';
import type { Fault, Ledger } from '../control/api.ts';

/**
 * `give` sends a command. `problem`: why the last command was refused, if it was of these kinds.
 */
function useControlPanel(
  { controlPanel }: Parts,
  ...kinds: readonly [Command['kind'], ...Command['kind'][]]
) {
  const open = useSelector(controlPanel, (snapshot) => snapshot.matches('open'));
  const problem = useSelector(controlPanel, ({ context: { command, problem: why } }) =>
    kinds.includes(command.kind) ? why : null,
  );
  const give = (command: Command) => controlPanel.send({ type: 'command.given', command });
  return { open, problem, give };
}

const moves: readonly { label: string; by: string }[] = [
  { label: '+1 minute', by: '60s' },
  { label: '+1 hour', by: '1h' },
  { label: '+1 day', by: '1d' },
  { label: '+30 days', by: '30d' },
];

export function ClockPanel({ parts }: { parts: Parts }) {
  const { open, problem, give } = useControlPanel(parts, 'advance', 'resetClock', 'look');
  // Only the minute is shown, so ticks within a minute do not re-render.
  const minute = useSelector(parts.controlPanel, ({ context: { real, ahead } }) =>
    Math.floor((real + ahead) / 60_000),
  );
  return (
    <Panel title="Clock">
      <p>
        <time dateTime={new Date(minute * 60_000).toISOString()}>
          {formatInstant(minute * 60_000, 'en')}
        </time>{' '}
        in Manila
      </p>
      <Row>
        {moves.map(({ label, by }) => (
          <Button key={by} disabled={!open} onPress={() => give({ kind: 'advance', by })}>
            {label}
          </Button>
        ))}
        <Button disabled={!open} onPress={() => give({ kind: 'resetClock' })}>
          Reset
        </Button>
      </Row>
      <Problem text={problem} />
    </Panel>
  );
}

const named = (value: string) => ({ value, label: value });
const methodOptions = [
  { value: '*', label: 'any method' },
  ...Object.keys(methods).toSorted().map(named),
];
const kindOptions = ['error-code', ...faultKinds].map(named);

function faultOf({ method = '*', kind = '', code = '', times, delay }: Entries): Fault {
  const delayMs = Number(delay);
  return {
    method,
    kind: kind === 'error-code' ? `error-code:${code}` : kind,
    times: Math.max(1, Math.trunc(Number(times)) || 1),
    ...(delayMs > 0 ? { delayMs } : {}),
  };
}

export function FaultsPanel({ parts }: { parts: Parts }) {
  const { open, problem, give } = useControlPanel(parts, 'addFaults', 'clearFaults');
  const faults = useSelector(parts.controlPanel, ({ context }) => context.faults);
  return (
    <Panel title="Faults">
      <Form onSubmit={(entries) => give({ kind: 'addFaults', faults: [faultOf(entries)] })}>
        <div className={css['form']}>
          <Select label="Method" name="method" value="applyOrder" options={methodOptions} />
          <Select label="Kind" name="kind" value="drop-after" options={kindOptions} />
          <TextInput label="Code of error-code" name="code" value="100103" inputMode="numeric" />
          <TextInput label="Times" name="times" value="1" inputMode="numeric" />
          <TextInput label="Delay, ms" name="delay" inputMode="numeric" />
        </div>
        <Row>
          <Button>Add fault</Button>
          <Button
            disabled={!open || faults.length === 0}
            onPress={() => give({ kind: 'clearFaults' })}
          >
            Clear faults
          </Button>
        </Row>
      </Form>
      <Problem text={problem} />
      {faults.length === 0 ? (
        <Soft>No fault is set.</Soft>
      ) : (
        <ul className={css['faults']} aria-label="Active faults">
          {faults.map(({ method, kind, times, delayMs }, index) => (
            <li key={`${index} ${method}`}>
              <b>{method}</b> {kind}, {times} left{delayMs ? `, after ${delayMs} ms` : ''}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type IssuedNumber = Ledger['virtualAccounts'][number];

const times = [
  { value: '1h', label: 'an hour', ms: hour },
  { value: '1d', label: 'a day', ms: day },
  { value: '3d', label: '3 days', ms: 3 * day },
];
const paidOptions = [
  { value: '0', label: 'now' },
  ...times.map(({ label, ms }) => ({ value: String(ms), label: `${label} ago` })),
];
const postOptions = [
  { value: 'usual', label: 'as usual' },
  { value: '0s', label: 'at once' },
  ...times.map(({ value, label }) => ({ value, label: `after ${label}` })),
  { value: 'never', label: 'never' },
];

function numberText({ accountNumber, channelId, amount, state }: IssuedNumber): string {
  const digits = accountNumber.replace(/(.{4})(?=.)/g, '$1 ');
  return `${digits}, ${channelId}, ${formatPeso(amount)}, ${state}`;
}

export function CounterPanel({ parts }: { parts: Parts }) {
  const { problem, give } = useControlPanel(parts, 'pay');
  const paid = useSelector(parts.controlPanel, ({ context }) => context.paid);
  const numbers = useSelector(parts.ledger, ({ context }) => context.ledger?.virtualAccounts ?? []);
  const pay = (entries: Entries) => {
    const { accountNumber = '', amount = '', paidAgo, postAfter = 'usual' } = entries;
    const number = numbers.find((one) => one.accountNumber === accountNumber);
    const pesos = amount.trim() === '' ? (number?.amount ?? 0) : Number(amount);
    give({
      kind: 'pay',
      payment: { accountNumber, amount: pesos, paidAgo: Number(paidAgo), postAfter },
    });
  };
  return (
    <Panel title="Pay at a counter">
      {numbers.length === 0 ? (
        <Soft>
          No number was issued yet. The app requests one for an offline payment; the scenario
          offline-number-alive starts with one.
        </Soft>
      ) : (
        <Form key={paid?.paymentId} onSubmit={pay}>
          <Select
            label="Number"
            name="accountNumber"
            options={numbers.map((one) => ({ value: one.accountNumber, label: numberText(one) }))}
          />
          <TextInput label="Pesos (the whole amount unless told)" name="amount" />
          <Select label="Paid" name="paidAgo" options={paidOptions} />
          <Select label="Posts" name="postAfter" options={postOptions} />
          <Button>Pay</Button>
        </Form>
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

type Ticket = Ledger['tickets'][number];

const preparedReplies = [
  'Please send us a picture of your receipt.',
  'We found your payment. It is posted to your loan.',
  'We looked into it. Nothing is wrong with your loan.',
  'Thank you for telling us. It is put right.',
];

const labelOf = ({ ticketNumber, type }: Ticket) => `${ticketNumber}, ${type}`;
const messageLine = ({ newest: { from, text } }: Ticket) =>
  `${from === 'service' ? 'Answered' : 'The borrower says'}: ${text || 'a picture'}`;

export function ServiceDeskPanel({ parts }: { parts: Parts }) {
  const { problem, give } = useControlPanel(parts, 'reply');
  const tickets = useSelector(parts.ledger, ({ context }) => context.ledger?.tickets ?? []);
  const waiting = tickets.filter(({ resolved }) => !resolved);
  const [newest] = waiting;
  return (
    <Panel title="Customer service">
      {newest ? (
        <Form
          key={messageLine(newest)}
          onSubmit={({ ticketId = newest.ticketId, text = '', resolve }) =>
            give({ kind: 'reply', ticketId, text, resolve: resolve === 'yes' })
          }
        >
          <Select
            label="Ticket"
            name="ticketId"
            options={waiting.map((one) => ({ value: one.ticketId, label: labelOf(one) }))}
          />
          <Soft>{messageLine(newest)}</Soft>
          <TextInput label="Reply" name="text" required suggestions={preparedReplies} />
          <Row>
            <Button name="resolve">Send reply</Button>
            <Button name="resolve" value="yes">
              Reply and resolve
            </Button>
          </Row>
        </Form>
      ) : (
        <Soft>
          No ticket is open. The borrower opens one in the app’s customer centre; the scenario
          unread starts with one.
        </Soft>
      )}
      <Problem text={problem} />
    </Panel>
  );
}
