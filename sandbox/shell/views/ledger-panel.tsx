import { useSelector } from '@xstate/react';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { timeText } from '../devtools/log.ts';
import type { Parts } from '../wiring.ts';
import css from './ledger-panel.module.css';
import { Panel, Problem, Soft } from '#visualizations/kit/kit.tsx';
import type { Ledger } from '../control/api.ts';

/** The borrower's stored records, independent of the app's display. */
export function LedgerPanel({ parts: { ledger: actor } }: { parts: Parts }) {
  const { ledger, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <Panel title="Ledger">
      <Problem text={problem} />
      {ledger === null ? <Soft>Nobody yet.</Soft> : <Records ledger={ledger} />}
    </Panel>
  );
}

function Records({ ledger }: { ledger: Ledger }) {
  const { orders, payments, counterPayments, overdueFeeReversals, credits, requests, events } =
    ledger;
  return (
    <div className={css['records']}>
      <Rows title="Loans" empty="No loan.">
        {orders.map(({ loanOrderId, loanNumber, status, loanAmount, held }) => (
          <li key={loanOrderId}>
            <b>{formatPeso(loanAmount)}</b> {loanNumber}, status {status}
            {held && ', held'}
          </li>
        ))}
      </Rows>
      <Rows title="Payments" empty="No payment.">
        {payments.map(({ paymentId, amount, paidAt }) => (
          <li key={paymentId}>
            <b>{formatPeso(amount)}</b> at {timeText(paidAt)}
          </li>
        ))}
      </Rows>
      <Rows title="Paid at counters" empty="Nothing.">
        {counterPayments.map(({ paymentId, channelId, centavos, paidAt, postedAt }) => (
          <li key={paymentId}>
            <b>{formatPeso(centavos / centavosOfPeso)}</b> at {channelId}, {timeText(paidAt)},{' '}
            {postedAt === null ? 'not posted' : `posted at ${timeText(postedAt)}`}
          </li>
        ))}
      </Rows>
      <Rows title="Overdue fees taken back" empty="None.">
        {overdueFeeReversals.map(({ id, amount, at }) => (
          <li key={id}>
            <b>{formatPeso(amount)}</b> at {timeText(at)}
          </li>
        ))}
      </Rows>
      <Rows title="Credit" empty="None.">
        {credits.map(({ id, centavos, at }) => (
          <li key={id}>
            <b>{formatPeso(centavos / centavosOfPeso)}</b> at {timeText(at)}
          </li>
        ))}
      </Rows>
      <Rows title="Requests that move money" empty="None came.">
        {requests.map(({ method, suffix, copies }) => (
          <li key={`${method} ${suffix}`}>
            <b>{method}</b> {suffix}, {copies === 0 ? 'once' : `and ${copies} copies`}
          </li>
        ))}
      </Rows>
      <Rows title="Everything" empty="Nothing yet.">
        {events.toReversed().map(({ kind, at, subject }, index) => (
          <li key={`${kind} ${at} ${index}`}>
            {timeText(at)} <b>{kind}</b> {subject}
          </li>
        ))}
      </Rows>
    </div>
  );
}

function Rows({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string;
  children: React.ReactNode[];
}) {
  return (
    <>
      <h3 className={css['title']}>{title}</h3>
      {children.length === 0 ? (
        <Soft>{empty}</Soft>
      ) : (
        // A scrollable list must be focusable for the keyboard.
        <ul className={css['rows']} aria-label={title} tabIndex={0}>
          {children}
        </ul>
      )}
    </>
  );
}
