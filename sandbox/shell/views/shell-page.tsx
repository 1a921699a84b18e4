import { useSelector } from '@xstate/react';
import type { Parts } from '../wiring.ts';
import type { RequestedWorld } from '../world/world.ts';
import { ClockPanel, CounterPanel, FaultsPanel, ServiceDeskPanel } from './lender-panels.tsx';
import { LedgerPanel } from './ledger-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { Phone } from './phone.tsx';
import {
  AdvicePanel,
  BorrowerPanel,
  DisplayPanel,
  ScenarioPanel,
  WorldPanel,
} from './setup-panels.tsx';
import css from './shell-page.module.css';
import { Button, Problem } from '#visualizations/kit/kit.tsx';

/** The phone comes first in the tab order, because users start there. */
export function ShellPage({
  parts,
  requested,
}: {
  parts: Parts;
  requested: RequestedWorld | null;
}) {
  const failed = useSelector(parts.shell, (snapshot) => snapshot.matches('failed'));
  const problem = useSelector(parts.shell, (snapshot) => snapshot.context.problem);
  return (
    <main aria-label="Simulated phone and lender" className={css['page']}>
      <div className={css['phone']}>
        <Phone parts={parts} />
      </div>
      <div className={css['left']}>
        <header>
          <h1 className={css['brand']}>Hiram</h1>
          <p className={css['what']}>A loan app in a simulated phone, with its own lender.</p>
          <a className={css['explorer']} href="/explorer/#/live" target="hiram-explorer">
            Show in the explorer
          </a>
        </header>
        <Problem text={problem} />
        {failed && (
          <Button onPress={() => parts.shell.send({ type: 'retry.pressed' })}>Try again</Button>
        )}
        {requested && <WorldPanel requested={requested} />}
        <AdvicePanel parts={parts} />
        <BorrowerPanel parts={parts} />
        <ScenarioPanel parts={parts} />
      </div>
      <div className={css['right']}>
        <LogPanel parts={parts} />
        <LedgerPanel parts={parts} />
        <CounterPanel parts={parts} />
        <ServiceDeskPanel parts={parts} />
        <ClockPanel parts={parts} />
        <DisplayPanel parts={parts} />
        <FaultsPanel parts={parts} />
      </div>
    </main>
  );
}
