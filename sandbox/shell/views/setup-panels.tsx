import { useSelector } from '@xstate/react';
import { groupMobile } from '#domain/account/mobile.ts';
import type { Parts } from '../wiring.ts';
import type { RequestedWorld } from '../world/world.ts';
import { Button, Choices, Panel, Problem, Row, Soft, Toggle } from '#visualizations/kit/kit.tsx';
import css from './setup-panels.module.css';
import { screenOf } from '../phone/phone.machine.ts';
import type { Display } from '../launch.ts';

/** `skip`: label of the advice's button, and the duration by which the button moves the clock. */
type Advice = { title: string; text: string; skip?: { label: string; by: string } };

const waiting = { label: 'Skip 1 minute', by: '60s' } as const;

const advices: Readonly<Record<string, Advice>> = {
  '/login': {
    title: 'Log in',
    text: 'Tap the mobile field and then the number that the phone offers. Ask for a code, and tap the SMS when it arrives.',
  },
  '/': { title: 'You are in', text: 'Borrow from your limit, or open a loan you have.' },
  '/borrow/loop_quota': { title: 'Your limit', text: 'Go on to choose how much you want.' },
  '/borrow/confirm_quota': {
    title: 'Choose an amount',
    text: 'Slide, tap plus and minus, or type it.',
  },
  '/borrow/confirm_borrow': {
    title: 'Read and agree',
    text: 'Open the loan agreement, tick the box, and confirm. The loan is requested exactly once.',
  },
  '/borrow/review': {
    title: 'Under approval',
    text: 'The sandbox decides in about 20 seconds.',
    skip: waiting,
  },
  '/borrow/lending': {
    title: 'Money on its way',
    text: 'It arrives in about 30 seconds.',
    skip: waiting,
  },
  '/borrow/reject': {
    title: 'Rejected',
    text: 'Pick another scenario to see an approval.',
  },
  '/repay/repay': {
    title: 'Pay it back',
    text: 'Confirm the payment to settle. Or let the due date pass to see the overdue fee.',
    skip: { label: 'Skip 30 days', by: '30d' },
  },
  '/repay/repay_plan': { title: 'The plan', text: 'Every instalment with its date.' },
  '/repay/repay_detail': { title: 'The details', text: 'What is paid and what is still open.' },
};

const start: Advice = {
  title: 'Start here',
  text: 'Tap Start on the phone: you become a borrower who can take a loan at once.',
};

const application: Advice = {
  title: 'Apply for a limit',
  text: 'These screens are the native app’s. Tap Next through them, or Fill all.',
};

const elsewhere: Advice = {
  title: 'Look around',
  text: 'Move the clock, break the network, or pick another scenario.',
};

/** Details pages have the advice of their page. */
function adviceFor(screen: 'idle' | 'application' | 'other', pathname: string): Advice {
  if (screen === 'idle') return start;
  if (screen === 'application') return application;
  return advices[pathname] ?? advices[pathname.replace(/_details$/, '')] ?? elsewhere;
}

export function AdvicePanel({ parts: { phone, controlPanel } }: { parts: Parts }) {
  const screen = useSelector(phone, screenOf);
  const pathname = useSelector(phone, (snapshot) => snapshot.context.pathname);
  const where = screen === 'idle' || screen === 'application' ? screen : 'other';
  const { title, text, skip } = adviceFor(where, pathname);
  return (
    <section className={css['advice']} aria-label="Next step" aria-live="polite">
      <h2 className={css['title']}>{title}</h2>
      <p>{text}</p>
      {skip && (
        <Button
          onPress={() =>
            controlPanel.send({ type: 'command.given', command: { kind: 'advance', by: skip.by } })
          }
        >
          {skip.label}
        </Button>
      )}
    </section>
  );
}

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

export function ScenarioPanel({ parts: { shell } }: { parts: Parts }) {
  const scenarios = useSelector(shell, (snapshot) => snapshot.context.scenarios);
  const picked = useSelector(shell, (snapshot) => snapshot.context.scenario);
  return (
    <Panel title="Scenarios">
      <Soft>Each tap starts over with a fresh borrower.</Soft>
      <ul className={css['list']}>
        {scenarios.map(({ name, description }) => (
          <li key={name}>
            <button
              type="button"
              className={css['scenario']}
              aria-pressed={name === picked}
              aria-label={name}
              aria-describedby={`about-${name}`}
              onClick={() => shell.send({ type: 'scenario.picked', scenario: name })}
            >
              <span className={css['name']}>{name}</span>
              <span id={`about-${name}`} className={css['description']}>
                {description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The steps that led to the simulated world in the address, or why it is not available. */
export function WorldPanel({ requested: { world, problem } }: { requested: RequestedWorld }) {
  if (world === null) return <Problem text={problem} />;
  return (
    <Panel title={`World ${world.name}`}>
      <ol>
        {world.story.map((line, index) => (
          // Lines can be equal and never change, so the index is the key.
          <li key={index}>{line}</li>
        ))}
      </ol>
      <Soft>
        The lender’s ledger, its clock, the app’s storage and its open attempts are from this
        moment. The app starts with them; the phone’s own clock is the real one.
      </Soft>
    </Panel>
  );
}

export function DisplayPanel({ parts: { shell, phone } }: { parts: Parts }) {
  const display = useSelector(shell, (snapshot) => snapshot.context.display);
  const signedIn = useSelector(phone, (snapshot) => snapshot.context.signedIn);
  const change = (part: Partial<Display>) =>
    shell.send({ type: 'display.changed', display: { ...display, ...part } });
  return (
    <Panel title="Phone settings">
      <Row>
        <Choices
          label="Language"
          value={display.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fil', label: 'Filipino' },
          ]}
          onChange={(language) => change({ language })}
        />
        <Choices
          label="Theme"
          value={display.theme}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <Choices
          label="Text size"
          value={display.textScale}
          options={[
            { value: 1, label: '100%' },
            { value: 1.15, label: '115%' },
            { value: 1.3, label: '130%' },
          ]}
          onChange={(textScale) => change({ textScale })}
        />
      </Row>
      <Row>
        <Toggle
          label="Airplane mode"
          checked={display.offline}
          onChange={(offline) => change({ offline })}
        />
        <Toggle
          label="Signed in natively"
          checked={signedIn}
          onChange={(next) => phone.send({ type: 'signIn.toggled', signedIn: next })}
        />
        <Toggle
          label="Says so at document start"
          checked={display.saysAtStart}
          onChange={(saysAtStart) => change({ saysAtStart })}
        />
      </Row>
    </Panel>
  );
}
