import { useSelector } from '@xstate/react';
import { groupMobile } from '#domain/account/mobile.ts';
import type { Parts } from '../parts.ts';
import css from './borrower-panel.module.css';
import { Panel, Soft } from '#visualizations/kit/kit.tsx';

export function BorrowerPanel({ parts: { shell } }: { parts: Parts }) {
  const borrower = useSelector(shell, (snapshot) => snapshot.context.borrower);
  const scenario = useSelector(shell, (snapshot) => snapshot.context.scenario);
  return (
    <Panel title="Borrower">
      {borrower === null ? (
        <Soft>Nobody yet.</Soft>
      ) : (
        <dl className={css['facts']}>
          <dt>Scenario</dt>
          <dd>{scenario}</dd>
          <dt>Mobile</dt>
          <dd data-mobile={borrower.mobile}>{groupMobile(borrower.mobile)}</dd>
          <dt>Username</dt>
          <dd>{borrower.username}</dd>
          <dt>Password</dt>
          <dd>{borrower.password}</dd>
        </dl>
      )}
    </Panel>
  );
}
